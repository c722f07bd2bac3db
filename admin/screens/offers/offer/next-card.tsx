// The available moves of an offer: forward, back, decline; or the person who must act.

import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { offerSteps } from '#admin/screens/offers/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowBackUp, IconCheck, IconMessage, IconX } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { type Move, movesOf, type OfferPage } from './data.ts';
import { useMove } from './move.ts';
import { changeNeeded, declined, secondsOf } from './passes.ts';
import { ReasonPopup } from './reason-popup.tsx';
import { useStretch } from './stretch.ts';

const minuteMs = 60_000;
const { requestReady, taken, inMaking, offerReady, finished } = offerSteps;
/** The steps of the estimator; at the others the person in contact with the client must act. */
const madeAt: readonly number[] = [requestReady, taken, inMaking];

function Waits({ page }: { page: OfferPage }) {
  const say = useSay();
  const made = madeAt.includes(page.status);
  const name = made ? page.offer_manager_name : page.commercial_user_name;
  const words = () => {
    if (page.archived) return say('offer_page.next.archived');
    if (page.status === finished) return say('offer_page.next.finished');
    return name ? say('offer_page.next.waits', { name }) : say('offer_page.next.anybody');
  };
  return <p className="ui-quiet">{words()}</p>;
}

export function NextCard({ page }: { page: OfferPage }) {
  const say = useSay();
  const { find } = useSpeech();
  const fail = useFailure();
  const stretch = useStretch();
  const move = useMove();
  const now = useNow(useServerOffset(), { step: minuteMs });
  const [pending, setPending] = useState<Move | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const isBack = ({ to }: Move) => to === changeNeeded || (page.status === offerReady && to === inMaking);
  const rank = (one: Move) => (one.to === declined ? 2 : isBack(one) ? 1 : 0);
  const possible = movesOf(page).sort((one, other) => rank(one) - rank(other));
  const plain = possible.some(({ reason }) => !reason);
  const press = async (one: Move) => {
    if (one.reason) return setPending(one);
    try {
      await move(page, one, note ?? '');
      setNote((now) => (now === note ? null : now));
    } catch (error) {
      fail(error);
    }
  };
  const label = (one: Move) =>
    one.to === inMaking && isBack(one) ? say('offer_page.next.again') : (find(`offer.transitions.${one.name}`) ?? one.name);
  return (
    <Card
      title={say('offer_page.next.title')}
      action={
        <span className="ui-small ui-faint">
          {say('offer_page.next.here', { time: stretch(secondsOf({ entered_at: page.step_since, left_at: null }, now)) })}
        </span>
      }
      className="offer-next"
    >
      {possible.length === 0 && <Waits page={page} />}
      {note !== null && <NotesField label={say('offer_page.next.note')} value={note} onChange={setNote} rows={2} />}
      {possible.map((one) => (
        <ActionButton
          key={one.name}
          full
          size="l"
          kind={rank(one) === 0 ? 'main' : rank(one) === 1 ? 'plain' : 'dangerText'}
          icon={rank(one) === 0 ? <IconCheck size={18} /> : rank(one) === 1 ? <IconArrowBackUp size={18} /> : <IconX size={18} />}
          onAct={() => press(one)}
        >
          {label(one)} <small className="ui-num">{one.to}</small>
        </ActionButton>
      ))}
      {plain && note === null && (
        <ActionButton kind="quiet" icon={<IconMessage size={16} />} onAct={() => setNote('')}>
          {say('offer_page.next.addNote')}
        </ActionButton>
      )}
      {pending && <ReasonPopup offer={page} move={pending} onClose={() => setPending(null)} />}
    </Card>
  );
}
