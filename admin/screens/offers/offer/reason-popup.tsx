// The popup of a return or a decline, which asks for the reason.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import type { RecordWithTransitions } from '#admin/generic/workflow/transitions.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { type Move, offerNumber } from './data.ts';
import { type Movable, useMove } from './move.ts';
import { declined } from './passes.ts';

type Props = { offer: Movable & RecordWithTransitions & { readonly title: string }; move: Move; onClose: () => void };

export function ReasonPopup({ offer, move, onClose }: Props) {
  const say = useSay();
  const send = useMove();
  const name = move.to === declined ? 'decline' : 'needChange';
  const words = name === 'decline' ? 'decline' : 'change';
  const reason = {
    label: say(`offer_page.ask.${words}`),
    hint: say(`offer_page.ask.${words}Hint`),
    missing: say('offer_page.ask.required'),
    lines: 3,
  };
  return (
    <TransitionPopup
      entity="offer"
      name={name}
      record={offer}
      title={say(`offer.values.status.${offerStepName(move.to)}`)}
      subject={`${offerNumber(offer)} ${offer.title}`}
      kind={name === 'decline' ? 'danger' : 'main'}
      fields={{ reason }}
      send={(body, key) => send(offer, move, body.reason, key)}
      onClose={onClose}
    />
  );
}
