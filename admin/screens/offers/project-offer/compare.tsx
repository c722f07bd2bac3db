// Compares two versions of an offer line by line: added, removed and changed lines.
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { priced } from '#schema/core/rounding.ts';
import { differencesOf } from '#schema/offers/offer-totals.ts';
import type { Offer } from './data.ts';
import { useDifferenceWords } from './differences.ts';
import type { Draft } from './draft.ts';

type Props = { before: Offer; offer: Offer; draft: Draft; onClose: () => void };

export function Compare({ before, offer, draft, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const tell = useDifferenceWords();
  const amount = (line: { quantity: number; price: number; discount: number }) => priced(line.quantity, line.price, line.discount);
  return (
    <Popup
      open
      width="wide"
      title={say('project_offer.screen.compared', { one: before.letter, other: offer.letter })}
      onClose={onClose}
      cancel={say('shell.verb.close')}
    >
      <ul className="offer-differences stack gap-8 list">
        {[...differencesOf(before.lines, draft.lines).entries()].map(([at, difference]) => {
          const by =
            difference.kind === 'changed'
              ? amount(difference.after) - amount(difference.before)
              : difference.kind === 'added'
                ? difference.amount
                : -difference.amount;
          return (
            <li key={at} className="split stretch gap-16">
              <span>{tell(difference)}</span>
              <span className="ui-num">{format.money(by)}</span>
            </li>
          );
        })}
      </ul>
    </Popup>
  );
}
