// What the counter shows at the end of a ride: filled in, and never below where the ride began.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { kilometersIn } from './kilometers-field.tsx';
import { lastReading, type Ride } from './ride-queries.ts';

/** The reading with what is wrong or told beside its field; `blocked` says why the ride cannot end so. */
export const useEndKilometers = (ride: Ride) => {
  const say = useSay();
  const format = useFormat();
  const [value, onChange] = useState(format.number(lastReading(ride)));
  const kilometers = kilometersIn(value);
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
