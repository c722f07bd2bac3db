// The board on a phone: one step at a time, with move buttons on each offer.
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import './board.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import type { Filter } from '#admin/generic/list/listing.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { CardFace } from './board-card.tsx';
import { boardSteps, type Card, useCards, useFigures } from './board-data.ts';
import { type Move, movesOf, offerNumber } from './data.ts';
import { useMove } from './move.ts';
import { ReasonPopup } from './reason-popup.tsx';
import { useWholeMoney } from './whole-money.ts';

function MovePopup({ card, onMove, onClose }: { card: Card; onMove: (move: Move) => void; onClose: () => void }) {
  const say = useSay();
  const { find } = useSpeech();
  const send = useMove();
  const [to, setTo] = useState<number | null>(null);
  const possible = movesOf(card).sort((one, other) => one.to - other.to);
  const chosen = possible.find((one) => one.to === to);
  return (
    <PressPopup
      onClose={onClose}
      title={say('offer_page.board.moveTo')}
      subject={`${offerNumber(card)} ${card.title}`}
      action={{
        label: say('offer_page.board.moveTo'),
        blocked: chosen ? null : say(possible.length > 0 ? 'offer_page.board.choose' : 'offer_page.board.stuck'),
        subject: chosen?.name,
        send: async (key) => {
          if (!chosen?.reason) return chosen && send(card, chosen, '', key);
          onMove(chosen);
          return stay;
        },
      }}
    >
      <RadioList
        label={say('offer_page.board.step')}
        options={possible.map((one) => ({
          value: one.to,
          label: `${one.to} ${say(`offer.values.status.${offerStepName(one.to)}`)}`,
          note: find(`offer.transitions.${one.name}`),
        }))}
        value={to}
        onChange={setTo}
      />
    </PressPopup>
  );
}

export function PhoneBoard({ filter }: { filter: Filter }) {
  const say = useSay();
  const whole = useWholeMoney();
  const { data: figures } = useFigures(filter);
  const counts = new Map(figures?.steps.map((one) => [one.status, one]));
  const [chosen, setStep] = useState<number | null>(null);
  const step = chosen ?? figures?.steps[0]?.status ?? 0;
  const { data: cards, error, refetch, isPlaceholderData } = useCards(filter, [step]);
  // Placeholder offers of another step must not be shown here.
  const data = isPlaceholderData ? cards?.filter(({ status }) => status === step) : cards;
  const [moving, setMoving] = useState<Card | null>(null);
  const [pending, setPending] = useState<{ card: Card; move: Move } | null>(null);
  if (error && !data) return <FailedState error={error} onRetry={refetch} />;
  return (
    <section className="stack gap-8" aria-label={say('offer_page.board.label')}>
      <fieldset className="offer-phone-steps row stretch gap-6 fit flush" aria-label={say('offer_page.board.step')}>
        {boardSteps.map((one) => (
          <button
            key={one}
            type="button"
            className="offer-phone-step row inline gap-6 rigid nowrap"
            aria-pressed={one === step}
            onClick={() => setStep(one)}
          >
            <b className="ui-num">{one}</b> {say(`offer.values.status.${offerStepName(one)}`)}
            <span className="ui-num ui-faint">{counts.get(one)?.count ?? 0}</span>
          </button>
        ))}
      </fieldset>
      <p className="ui-small ui-quiet ui-num">{whole(counts.get(step)?.value ?? 0)}</p>
      {!data || (isPlaceholderData && data.length === 0) ? (
        <SkeletonRows rows={3} />
      ) : data.length === 0 ? (
        <EmptyState title={say('offer_page.board.empty')} />
      ) : (
        data.map((card) => (
          <article key={card.id} className="offer-phone-card stack gap-6">
            <Link to={`/offer/${card.id}`} className="offer-card stack gap-2">
              <CardFace card={card} />
            </Link>
            <ActionButton full onAct={() => setMoving(card)}>
              {say('offer_page.board.move')}
            </ActionButton>
          </article>
        ))
      )}
      {moving && (
        <MovePopup
          card={moving}
          onClose={() => setMoving(null)}
          onMove={(move) => {
            setPending({ card: moving, move });
            setMoving(null);
          }}
        />
      )}
      {pending && <ReasonPopup offer={pending.card} move={pending.move} onClose={() => setPending(null)} />}
    </section>
  );
}
