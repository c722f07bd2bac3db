// The odometer at the end of a trip: filled in, never below the start, and asked about where it is unlikely.
import { useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useDoubt } from './doubt.tsx';
import { useKilometersIn } from './kilometers-field.tsx';
import { lastReading, type Ride } from './ride-queries.ts';

/** The value with its error or note; `blocked` is the reason why the trip cannot end. */
export const useEndKilometers = (ride: Ride) => {
  const say = useSay();
  const format = useFormat();
  const [value, onChange] = useState(format.number(lastReading(ride)));
  const kilometers = useKilometersIn()(value);
  const driven = kilometers - ride.start_kilometers;
  const distance = format.kilometers(driven);
  const seconds = Math.max(0, Math.round((Date.now() + useServerOffset() - Date.parse(ride.start_time)) / 1000));
  const doubt = useDoubt(kilometers > 0 && driven >= 0 ? { kilometers: driven, seconds } : null, kilometers);
  const error = kilometers > 0 && driven < 0 ? say('transport.stop.below', { start: format.kilometers(ride.start_kilometers) }) : undefined;
  return {
    kilometers,
    distance,
    blocked: kilometers === 0 ? say('transport.stop.enterKilometers') : (error ?? doubt.blocked),
    accept_unlikely: doubt.accept_unlikely,
    question: doubt.question,
    field: {
      name: 'kilometers',
      label: say('transport.fields.end_kilometers'),
      value,
      onChange,
      error,
      help: driven >= 0 ? say('transport.stop.distance', { distance }) : undefined,
    },
  };
};
