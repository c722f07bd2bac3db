// The rides of the demo company to its tasks. A vehicle's kilometres continue from ride to ride, and nobody is at two places at once.

import { userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { vehicles } from '../company/company.ts';
import { fieldCrew, storeCrew } from '../people/crew.ts';
import { type Random, randomFor } from '../random.ts';
import type { Row } from '../rows.ts';
import type { TaskRows } from '../tasks/rows.ts';
import { daysLong, iso, minutes } from '../times/calendar.ts';
import { workTypeId } from '../times/work-types.ts';

export type Rides = {
  transports: Row<'transport'>[];
  transport_passengers: Row<'transport_passenger'>[];
  transport_waypoints: Row<'transport_waypoint'>[];
  transport_refuels: Row<'transport_refuel'>[];
};

/** Days into the past with rides. */
const reach = 60;
const atHome = 'Sedež, Tržaška cesta 118';
const stops = [
  'Veletrgovina Merino',
  'Skladišče Rudnik',
  'Bencinski servis Barje',
  'Elektrotehna, Vižmarje',
  'Deponija Barje',
  'Klima center',
];
const purposes = [
  'Po prirobnico DN 40 v Merino',
  'Dostava črpalke',
  'Nadomestni filtri iz skladišča',
  'Odvoz stare naprave',
  'Dvigalo in lestev',
  'Obvoz zaradi zapore na Celovški',
];
/** One of these users is driving when the installation opens: never a user for trying out the demo. */
const onTheWay = ['gunther.kofler', 'stefan.goncz'].map(userId);
const counters: Readonly<Record<number, number>> = {
  1: 147_310,
  2: 90_870,
  3: 61_240,
  4: 203_995,
  5: 33_180,
  6: 118_402,
  7: 12_760,
  8: 176_533,
  9: 88_020,
  10: 141_900,
};

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
type Span = { readonly start: number; readonly end: number };
type Visit = Span & { readonly task: number; readonly user: number; readonly work: number };

/** Every user's stretches in order; an open one has no end. */
const stretchesOf = ({ sub_times }: TaskRows): Map<number, Span[]> => {
  const spans = new Map<number, Span[]>();
  for (const { user_id, start_time, end_time } of sub_times) {
    const own = spans.get(user_id) ?? [];
    own.push({ start: seconds(start_time), end: end_time ? seconds(end_time) : Number.POSITIVE_INFINITY });
    spans.set(user_id, own);
  }
  for (const own of spans.values()) own.sort((one, other) => one.start - other.start);
  return spans;
};

const visitsOf = ({ time_entries, sub_times }: TaskRows, since: number): Visit[] => {
  const first = new Map<number, (typeof sub_times)[number]>();
  for (const stretch of sub_times)
    if (stretch.time_entry_id && !first.has(stretch.time_entry_id)) first.set(stretch.time_entry_id, stretch);
  return time_entries
    .flatMap((entry): Visit[] => {
      const stretch = first.get(entry.id);
      if (!stretch || seconds(stretch.start_time) < since) return [];
      const end = stretch.end_time ? seconds(stretch.end_time) : Number.POSITIVE_INFINITY;
      return [{ task: entry.task_id, user: entry.user_id, work: entry.work_type_id, start: seconds(stretch.start_time), end }];
    })
    .sort((one, other) => one.start - other.start || one.user - other.user);
};

/** Whether one of the user's stretches overlaps the span: they are sorted and disjoint, so only the first that ends after its start can. */
const overlapOf = (own: readonly Span[], { start, end }: Span): boolean => {
  let [low, high] = [0, own.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((own[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return (own[low]?.start ?? Number.POSITIVE_INFINITY) < end;
};

type Vehicle = { readonly id: number; readonly owner: number | null; kilometers: number; until: number };

/** The counter at the start: where the last ride left it, apart from short trips; a private car has driven elsewhere too. */
const startOf = (vehicle: Vehicle, random: Random) =>
  vehicle.kilometers + (vehicle.owner === null ? (random.chance(0.2) ? random.integer(1, 4) : 0) : random.integer(12, 160));

export const makeRides = (work: TaskRows, { clients }: Clients, { now, seed = 1 }: { now: Date; seed?: number }): Rides => {
  const random = randomFor('rides', seed);
  const moment = Math.floor(now.getTime() / 1000);
  const rides: Rides = { transports: [], transport_passengers: [], transport_waypoints: [], transport_refuels: [] };
  const spans = stretchesOf(work);
  const drivable = vehicles
    .filter(({ archived }) => !archived)
    .map((one): Vehicle => ({ id: one.id, owner: one.owner_id, kilometers: counters[one.id] ?? 50_000, until: 0 }));
  const aboard = new Map<number, number>();
  const drives = new Set([...fieldCrew, ...storeCrew]);
  const placeOf = (task: number) => clients[(work.tasks[task - 1]?.client_company_id ?? 0) - 1]?.name ?? null;
  const busyIn = (user: number, { start, end }: Span) =>
    (aboard.get(user) ?? 0) > start || overlapOf(spans.get(user) ?? [], { start, end });
  const lastPlace = new Map<number, { day: string; place: string | null }>();

  const add = (
    visit: Omit<Visit, 'end'>,
    vehicle: Vehicle,
    { start, end }: { start: number; end: number | null },
    along: readonly number[],
  ) => {
    const id = rides.transports.length + 1;
    const from = startOf(vehicle, random);
    const until = end ?? moment;
    const distance = Math.max(2, Math.round(((until - start) / 60) * (0.5 + random.next() * 0.4)));
    const day = iso(start).slice(0, 10);
    const before = lastPlace.get(visit.user);
    const goal = placeOf(visit.task);
    rides.transports.push({
      id,
      task_id: visit.task,
      user_id: visit.user,
      vehicle_id: vehicle.id,
      transport_type_id: vehicle.owner !== null ? 5 : visit.work === workTypeId('Nujni izhod') ? 3 : random.chance(0.85) ? 1 : 2,
      status: end === null ? 0 : 1,
      start_kilometers: from,
      end_kilometers: end === null ? null : from + distance,
      start_time: iso(start),
      end_time: end === null ? null : iso(end),
      start_point: before?.day === day && before.place ? before.place : atHome,
      end_point: end === null ? null : goal,
      destination: goal,
      notes: end === null || random.chance(0.14) ? random.pick(purposes) : null,
    });
    for (const user_id of along)
      rides.transport_passengers.push({ id: rides.transport_passengers.length + 1, transport_id: id, user_id, left_at: null });
    if (end === null || (distance > 8 && random.chance(0.12)))
      rides.transport_waypoints.push({
        id: rides.transport_waypoints.length + 1,
        transport_id: id,
        point: random.pick(stops),
        time: iso(start + Math.floor((until - start) / 2)),
        position: null,
        kilometers: random.chance(0.6) ? from + Math.floor(distance / 2) : null,
      });
    if (end !== null && distance > 6 && random.chance(0.05)) {
      const liters = random.integer(1800, 5200) / 100;
      rides.transport_refuels.push({
        id: rides.transport_refuels.length + 1,
        transport_id: id,
        time: iso(start + Math.floor((until - start) / 3)),
        liters,
        price: Math.round(liters * random.integer(149, 163)),
        receipt_file_id: null,
      });
    }
    lastPlace.set(visit.user, { day, place: goal });
    vehicle.until = until + 60;
    if (end !== null) vehicle.kilometers = from + distance;
    for (const user of [visit.user, ...along]) aboard.set(user, until);
  };

  const usualOf = (user: number) => drivable.find(({ owner }) => owner === user) ?? drivable[user % 8];
  const visits = visitsOf(work, moment - daysLong(reach));
  for (const [at, visit] of visits.entries()) {
    if (!drives.has(visit.user) || random.chance(0.2)) continue;
    const end = visit.start - random.integer(20, 160);
    const span = { start: end - minutes(random.integer(7, 34)) - random.integer(0, 59), end };
    const called = seconds(work.tasks[visit.task - 1]?.date_added ?? '');
    if (end > moment - 60 || called >= span.start || busyIn(visit.user, span)) continue;
    const free = (vehicle: Vehicle | undefined) => vehicle && vehicle.until <= span.start;
    const usual = usualOf(visit.user);
    const vehicle = free(usual) ? usual : drivable.find((one) => one.owner === null && free(one));
    if (!vehicle) continue;
    // People who begin on the same task at the same time may be passengers.
    const along = visits
      .slice(at + 1, at + 6)
      .filter(
        (other) => other.task === visit.task && other.start - visit.start < 900 && other.user !== visit.user && !busyIn(other.user, span),
      )
      .map(({ user }) => user);
    add(visit, vehicle, span, [...new Set(along)]);
  }
  // A ride under way now.
  const open = { start: moment - minutes(24) - 17, end: moment };
  const waits = work.tasks.findLast(
    ({ status, company_user_id: user }) => (status === 1 || status === 3) && onTheWay.includes(user) && !busyIn(user, open),
  );
  const vehicle = drivable.find(({ owner, until, id }) => owner === null && id !== 1 && until <= open.start);
  if (waits && vehicle)
    add({ task: waits.id, user: waits.company_user_id, work: 0, start: moment }, vehicle, { start: open.start, end: null }, []);
  return rides;
};
