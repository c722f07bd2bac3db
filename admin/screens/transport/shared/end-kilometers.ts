// The odometer at the end of a trip: filled in, and never below the start.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
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
  const error = kilometers > 0 && driven < 0 ? say('transport.stop.below', { start: format.kilometers(ride.start_kilometers) }) : undefined;
  return {
    kilometers,
    distance,
    blocked: kilometers === 0 ? say('transport.stop.enterKilometers') : (error ?? null),
    field: {
      label: say('transport.fields.end_kilometers'),
      value,
      onChange,
      error,
      help: driven >= 0 ? say('transport.stop.distance', { distance }) : undefined,
    },
  };
};
