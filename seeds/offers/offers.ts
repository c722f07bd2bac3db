// The demo company's offers with their steps: in preparation for a day, with the client for weeks, ordered, or declined.
import type { offerSteps } from '#schema/offers/offer.ts';
import { userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { hours, iso, makeCalendar, minutes, whileAtWork } from '../times/calendar.ts';
import { offerTypeNames, stories } from './stories.ts';

type Step = (typeof offerSteps)[keyof typeof offerSteps];
type Stay = { readonly step: Step; readonly at: number; readonly note: string | null };
export type Offers = {
  readonly types: readonly Row<'offer_type'>[];
  readonly offers: readonly Row<'offer'>[];
  readonly steps: readonly Row<'offer_step'>[];
  readonly comments: readonly Omit<Row<'comment'>, 'id'>[];
  readonly events: readonly SeedEvent[];
};

/** The usual steps, with the working days each takes and the time of day at which it is taken. */
const usual: readonly (readonly [step: Step, days: number, time: string])[] = [
  [0, 1, '09:05'],
  [2, 0, '10:20'],
  [3, 1, '11:15'],
  [4, 3, '13:30'],
  [5, 1, '14:40'],
  [6, 6, '15:12'],
  [7, 2, '09:40'],
  [8, 12, '10:30'],
  [9, 0, '12:00'],
];
const wayTo = (last: Step): readonly (readonly [step: Step, days: number, time: string])[] => {
  if (last === 1) return [...usual.slice(0, 3), [1, 0, '13:02']];
  if (last === 10) return [...usual.slice(0, 6), [10, 0, '11:00']];
  return usual.slice(0, usual.findIndex(([step]) => step === last) + 1);
};

const actionTo: Readonly<Record<Step, string>> = {
  0: 'reopen',
  1: 'needChange',
  2: 'handIn',
  3: 'take',
  4: 'make',
  5: 'complete',
  6: 'send',
  7: 'approve',
  8: 'order',
  9: 'finish',
  10: 'decline',
};
const reach = 320;

const staysOf = (way: string, at: (daysAgo: number, time: string) => number): Stay[] => {
  const short = /^(\d+)~(\d+) ?(.*)$/.exec(way);
  if (!short)
    return way.split('; ').map((part) => {
      const [, step, days, time = '', note] = /^(\d+)@(\d+) (\d\d:\d\d) ?(.*)$/.exec(part) ?? [];
      return { step: Number(step) as Step, at: at(Number(days), time), note: note || null };
    });
  const last = Number(short[1]) as Step;
  const steps = wayTo(last);
  let daysAgo = Number(short[2]);
  const stays: Stay[] = [];
  for (const [index, [step, , time]] of [...steps.entries()].toReversed()) {
    if (index < steps.length - 1) daysAgo += steps[index]?.[1] ?? 0;
    stays.unshift({ step, at: at(daysAgo, time), note: index === steps.length - 1 && short[3] ? short[3] : null });
  }
  return stays;
};

const stepsOfManager = new Set<Step>([1, 3, 4, 5]);
const talk = [
  ['eva', 'Gospa Žagar želi ceno ločeno za črpalko in talno ogrevanje.'],
  ['maks', 'Razdelil sem postavke, @Eva Šuštar preveri še rok dobave.'],
  ['eva', 'Rok je šest tednov, dopisano.'],
] as const;

export const makeOffers = ({ clients }: Clients, { now }: { now: Date }): Offers => {
  const at = whileAtWork(makeCalendar(now, reach));
  const offers: Row<'offer'>[] = [];
  const steps: Row<'offer_step'>[] = [];
  const events: SeedEvent[] = [];
  const comments: Omit<Row<'comment'>, 'id'>[] = [];
  const eva = userId('eva');
  for (const line of stories.trim().split('\n')) {
    const [title = '', called = '', type = '', value, probability, way = ''] = line.split('|');
    const client = clients.find(({ name, archived }) => name.startsWith(called) && !archived);
    // A small demo company may lack this client.
    if (!client) continue;
    const id = offers.length + 1;
    const tell = historyOf('offer', id);
    const manager = id % 4 === 0 ? userId('admin') : userId('maks');
    const stays = staysOf(way, at);
    const first = stays[0]?.at ?? 0;
    const { step = 0, at: since = first, note = null } = stays.at(-1) ?? {};
    const day = (instant: number) => iso(instant).slice(0, 10);
    offers.push({
      id,
      number: id,
      title,
      description: null,
      status: step,
      step_since: iso(since),
      offer_type_id: offerTypeNames.indexOf(type as (typeof offerTypeNames)[number]) + 1,
      client_id: client.id,
      contact_id: client.primary_contact_id,
      commercial_user_id: eva,
      offer_manager_id: stays.some((stay) => stay.step === 3) ? manager : null,
      commercial_notes: null,
      value: Number(value) * 100,
      probability: Number(probability),
      deadline: day(first + hours(24 * 12)),
      valid_until: stays.some((stay) => stay.step === 6) ? day(since + hours(24 * 30)) : null,
      tags: [],
      project_offer_id: null,
      project_id: null,
      tasks: [],
      declined_reason: step === 10 ? note : null,
      archived: false,
      user_added: eva,
      date_added: iso(first),
    });
    events.push(tell(iso(first), eva, 'create', null, { title, status: 0, client_id: client.id, commercial_user_id: eva }));
    for (const [order, stay] of stays.entries()) {
      const user_id = stepsOfManager.has(stay.step) ? manager : eva;
      const left = stays[order + 1]?.at;
      steps.push({
        id: steps.length + 1,
        offer_id: id,
        step: stay.step,
        user_id,
        note: stay.note,
        entered_at: iso(stay.at),
        left_at: left === undefined ? null : iso(left),
      });
      const before = stays[order - 1];
      if (before) events.push(tell(iso(stay.at), user_id, actionTo[stay.step], { status: before.step }, { status: stay.step }, stay.note));
    }
    if (stays.length === 10)
      for (const [order, [author, text]] of talk.entries()) {
        const mentions = text.includes('@') ? [eva] : [];
        comments.push({
          task_id: null,
          project_id: null,
          meeting_id: null,
          offer_id: id,
          user_id: userId(author),
          text,
          mentions,
          date_added: iso(since - hours(3 - order) - minutes(12)),
        });
      }
  }
  return { types: offerTypeNames.map((name, index) => ({ id: index + 1, name, archived: false })), offers, steps, comments, events };
};
