// The past steps of an offer, newest first: time, text, author and duration.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerStepName } from '#admin/screens/offers/shared/states.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { type Stay, secondsOf } from './passes.ts';
import { useStretch } from './stretch.ts';

const minuteMs = 60_000;

export function Way({ stays }: { stays: readonly Stay[] }) {
  const say = useSay();
  const format = useFormat();
  const stretch = useStretch();
  const now = useNow(useServerOffset(), { step: minuteMs });
  return (
    <ol className="offer-way">
      {stays.toReversed().map((stay) => (
        <li key={stay.id}>
          <span className="offer-way-step ui-num">{stay.step}</span>
          <time className="ui-num ui-faint" dateTime={stay.entered_at}>
            {format.dateTime(stay.entered_at)}
          </time>
          <span className="offer-way-words break">
            <b>{say(`offer.values.status.${offerStepName(stay.step)}`)}</b> {stay.note && <span className="ui-quiet">{stay.note}</span>}
          </span>
          <span className="offer-way-who ui-quiet">{stay.user_name}</span>
          <span className="offer-way-time ui-num ui-quiet">{stretch(secondsOf(stay, now), true)}</span>
        </li>
      ))}
    </ol>
  );
}
