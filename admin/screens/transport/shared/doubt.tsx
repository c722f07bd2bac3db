// Asks about an unlikely trip before it is sent: too long, or too far for its time by the company's limits.
import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { doubtAbout } from '#schema/transport/kilometers.ts';

type Length = { readonly kilometers: number; readonly seconds: number };

/** `end` is the odometer's reading; the answer holds until the distance changes. */
export const useDoubt = (ride: Length | null, end: number) => {
  const say = useSay();
  const format = useFormat();
  const { settings } = useSession();
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const doubted = ride !== null && doubtAbout(ride, settings) !== null;
  const accepts = doubted && confirmed === ride.kilometers;
  return {
    blocked: doubted && !accepts ? say('transport.correct.confirmFirst') : null,
    accept_unlikely: accepts,
    question: doubted && (
      <Notice tone="warn" live>
        <p>
          {say('transport.correct.unlikely', {
            distance: format.kilometers(ride.kilometers),
            duration: format.hours(ride.seconds),
            kilometers: format.kilometers(end),
          })}
        </p>
        <Checkbox
          label={say('transport.correct.confirm')}
          checked={accepts}
          onChange={(yes) => setConfirmed(yes ? ride.kilometers : null)}
        />
      </Notice>
    ),
  };
};
