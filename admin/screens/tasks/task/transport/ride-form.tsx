// The fields of a finished trip that is corrected or written by hand, and what follows from them for the trips around it.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useDoubt } from '#admin/screens/transport/shared/doubt.tsx';
import { KilometersField, useKilometersIn } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { type Ride, rideKeys, type VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { largestGap } from '#schema/transport/kilometers.ts';
import '../times/popups.css';
import { useLockedHours } from '../times/data.ts';
import { type Ends, spanOf, wrongWith } from '../times/ends.ts';
import { EndsFields } from '../times/ends-fields.tsx';
import { labelOf, useVehicles } from './data.ts';

/** The typed values: kilometres as text. */
export type RideValues = { readonly vehicle_id: number | null; readonly ends: Ends; readonly start: string; readonly end: string };

const useAround = (vehicle: number | null, at: number | null, except: number | undefined) =>
  useQuery({
    queryKey: [...rideKeys.around, vehicle, at, except],
    queryFn: async ({ signal }) => {
      const query = { at: new Date(at ?? 0).toISOString(), ...(except !== undefined && { except }) };
      return (await call(`/transport/list/vehicle/${vehicle ?? 0}/around`, { query, signal })).json;
    },
    enabled: vehicle !== null && at !== null,
    staleTime: 5000,
    retry: false,
  }).data;

/** The values as the server takes them, what disables the button, and the question about an unlikely trip. */
export const useRideValues = (values: RideValues, stored?: Ride) => {
  const say = useSay();
  const kilometersIn = useKilometersIn();
  const { now, lock } = useLockedHours();
  const { data: vehicles = [] } = useVehicles();
  const { vehicle_id, ends } = values;
  const span = spanOf(ends);
  const moved = !stored || ends.start !== stored.start_time || ends.end !== stored.end_time;
  const wrong = moved ? wrongWith(ends, now, lock) : null;
  const [start_kilometers, end_kilometers] = [kilometersIn(values.start), kilometersIn(values.end)];
  const vehicle = vehicles.find(({ id }) => id === vehicle_id);
  const around = useAround(vehicle_id, span?.from ?? null, stored?.id);
  const known = start_kilometers > 0 && end_kilometers > 0;
  const distance = end_kilometers - start_kilometers;
  const seconds = span ? Math.round((span.to - span.from) / 1000) : 0;
  const readings = !stored || start_kilometers !== stored.start_kilometers || end_kilometers !== stored.end_kilometers;
  const doubt = useDoubt(known && span && distance >= 0 && (moved || readings) ? { kilometers: distance, seconds } : null, end_kilometers);
  const chain = vehicle?.private_vehicle === false && known ? around : undefined;
  const before = chain?.previous?.end_kilometers ?? null;
  const after = chain?.next?.start_kilometers ?? null;
  const overlaps = (before !== null && start_kilometers < before - largestGap) || (after !== null && end_kilometers > after + largestGap);
  const why = () => {
    if (vehicle_id === null) return say('transport.start.chooseVehicle');
    if (!span) return say('transport.correct.missing');
    if (wrong) return wrong.reason === 'locked' ? say('transport.reasons.timeLocked') : say('transport.correct.missing');
    if (!known) return say('transport.correct.missingKilometers');
    if (distance < 0) return say('transport.rules.transport_kilometers');
    if (overlaps) return say('transport.start.kilometersDiffer');
    return doubt.blocked;
  };
  return {
    vehicles,
    wrong,
    lock,
    span,
    seconds,
    distance,
    around,
    known,
    chain: chain && { ...chain, start_kilometers, end_kilometers },
    blocked: why(),
    doubt,
    changed: moved || readings || vehicle_id !== stored?.vehicle_id,
    body: {
      vehicle_id: vehicle_id ?? 0,
      start_time: ends.start ?? '',
      end_time: ends.end ?? '',
      start_kilometers,
      end_kilometers,
      accept_unlikely: doubt.accept_unlikely,
    },
  };
};
type Known = ReturnType<typeof useRideValues>;

/** The kilometres between two trips: none, a gap that no trip explains, or an overlap that blocks. */
function Join({ kilometers }: { kilometers: number }) {
  const say = useSay();
  const format = useFormat();
  if (Math.abs(kilometers) <= largestGap) return null;
  const distance = format.kilometers(Math.abs(kilometers));
  return (
    <b className={kilometers < 0 ? 'ride-overlap' : undefined}>
      {kilometers < 0 ? say('transport.correct.overlap', { distance }) : say('transport.correct.gap', { distance })}
    </b>
  );
}

/** What the values mean: the distance beside the stored one, and how the vehicle's trips before and after join. */
function Follows({ known, stored }: { known: Known; stored?: Ride | undefined }) {
  const say = useSay();
  const format = useFormat();
  const { chain, distance, seconds, span } = known;
  if (!known.known || distance < 0) return null;
  const was = stored?.end_kilometers == null ? null : stored.end_kilometers - stored.start_kilometers;
  const neighbour = (
    kind: 'previous' | 'next',
    { user_name: name, start_time, end_time, ...ride }: NonNullable<Known['around']>['previous'] & object,
  ) =>
    say(`transport.correct.${kind}`, {
      name,
      time: format.dateTime(kind === 'previous' ? end_time : start_time),
      kilometers: format.kilometers(kind === 'previous' ? ride.end_kilometers : ride.start_kilometers),
    });
  return (
    <div className="ride-follows stack gap-4 ui-small" aria-live="polite">
      <span>
        <b className="ui-num">
          {span
            ? say('transport.correct.result', { distance: format.kilometers(distance), duration: format.clock(seconds) })
            : format.kilometers(distance)}
        </b>
        {was !== null && was !== distance && (
          <span className="ui-quiet"> · {say('transport.correct.before', { distance: format.kilometers(was) })}</span>
        )}
      </span>
      {chain && (
        <>
          <span className="ui-quiet">
            {chain.previous ? neighbour('previous', chain.previous) : say('transport.correct.none')}{' '}
            {chain.previous && <Join kilometers={chain.start_kilometers - (chain.previous.end_kilometers ?? 0)} />}
          </span>
          <span className="ui-quiet">
            {chain.next
              ? neighbour('next', chain.next)
              : say('transport.correct.last', { kilometers: format.kilometers(chain.end_kilometers) })}{' '}
            {chain.next && <Join kilometers={chain.next.start_kilometers - chain.end_kilometers} />}
          </span>
        </>
      )}
    </div>
  );
}

type Props = { values: RideValues; onChange: (values: RideValues) => void; known: Known; stored?: Ride };

export function RideFields({ values, onChange, known, stored }: Props) {
  const say = useSay();
  const { vehicles, wrong, lock, doubt } = known;
  const options = vehicles.map((vehicle: VehicleChoice) => ({ value: vehicle.id, label: labelOf(vehicle) }));
  const named =
    stored && !options.some(({ value }) => value === stored.vehicle_id)
      ? [...options, { value: stored.vehicle_id, label: [stored.registration_plate, stored.vehicle_name].filter(Boolean).join(' · ') }]
      : options;
  return (
    <>
      <Chooser
        id={useId()}
        label={say('transport.fields.vehicle_id')}
        required
        options={named}
        value={named.find(({ value }) => value === values.vehicle_id) ?? null}
        onChange={(one) => onChange({ ...values, vehicle_id: one === null ? null : Number(one.value) })}
      />
      <EndsFields
        ends={values.ends}
        onChange={(ends) => onChange({ ...values, ends })}
        {...(stored?.end_time && { stored: { start: stored.start_time, end: stored.end_time } })}
        wrong={wrong}
        lock={lock}
      />
      <div className="transport-way">
        <KilometersField
          name="start_kilometers"
          label={say('transport.fields.start_kilometers')}
          value={values.start}
          onChange={(start) => onChange({ ...values, start })}
        />
        <KilometersField
          name="end_kilometers"
          label={say('transport.fields.end_kilometers')}
          value={values.end}
          onChange={(end) => onChange({ ...values, end })}
        />
      </div>
      <Follows known={known} stored={stored} />
      {doubt.question}
    </>
  );
}
