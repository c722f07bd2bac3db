// The offer being moved and its target step, with keyboard hints.

import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { offerNumber } from './data.ts';
import type { useHolding } from './holding.ts';

export function BoardBar({ holding }: { holding: ReturnType<typeof useHolding> }) {
  const say = useSay();
  const t = useWords();
  const { held, drop, back } = holding;
  const named = (step: number) => `${step} ${say(`offer.values.status.${offerStepName(step)}`)}`;
  return (
    <div className={held ? 'offer-bar-held row wrap gap-14 lines-8' : 'ui-unseen'} role="status">
      {held && (
        <>
          <span>
            <b>{offerNumber(held.card)}</b>{' '}
            {say('offer_page.board.moving', { from: named(held.card.status), to: held.target ? named(held.target.to) : '…' })}
          </span>
          <span className="ui-faint">
            <Kbd>←</Kbd> <Kbd>→</Kbd> {say('offer_page.board.allowed', { steps: held.cardMoves.map(({ to }) => to).join(', ') })}
          </span>
          <ActionButton kind="main" hint="Enter" onAct={() => void drop()}>
            {say('offer_page.board.drop')}
          </ActionButton>
          <ActionButton kind="quiet" hint="Esc" onAct={back}>
            {t('verb.cancel')}
          </ActionButton>
        </>
      )}
    </div>
  );
}
