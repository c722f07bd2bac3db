// Receives a tap from a wall terminal: booked once, whenever it arrives; a tap that cannot be booked waits for a decision.
import type { Rows } from '#generated/entities.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { languageAmong } from '#schema/core/words.ts';
import type { WorkAnswer } from '#schema/times/presence.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { problemOf } from '#server/core/http/problem.ts';
import { conflict, invalid, Refusal } from '#server/core/http/refusal.ts';
import type { Terminal } from './access.ts';
import { type Tap, tap } from './clock.ts';
import { identified, type Means, meansOf } from './guard.ts';
import { personById } from './people.ts';
import { foreignTablet, isFromTablet } from './tablet.ts';
import { isSealed, readToken, tokenSeconds, unsealed } from './token.ts';

type Row = Rows['terminal_event'];
export type Arriving = {
  readonly id: string;
  readonly user_token: string;
  readonly action: Row['action'];
  readonly occurred_at: string;
  readonly queued: boolean;
  readonly work?: WorkAnswer | undefined;
  readonly signature?: string | undefined;
};
export type Booked = {
  readonly id: string;
  readonly outcome: Row['outcome'];
  readonly action: Row['action'];
  readonly occurred_at: string;
};

/** Two equal taps of a user within this time count as one. */
const repeatedSeconds = 60;
/** A tap that arrives within this time counts as happening now. */
const lateSeconds = 60;

const bookedOf = ({ event_id, outcome, action, occurred_at }: Row): Booked => ({
  id: event_id,
  outcome,
  action,
  occurred_at: new Date(occurred_at).toISOString(),
});

const known = (tx: Tx, event_id: string): Promise<Row | null> => tx.em.findOne(tx.database.entities.terminal_event, { event_id });

const write = async (tx: Tx, values: Partial<Row>): Promise<Row> => {
  const seconds = Math.round((tx.now.getTime() - new Date(values.occurred_at ?? tx.now).getTime()) / 1000);
  const row = tx.create('terminal_event', { received_at: tx.now, delay: seconds > lateSeconds ? seconds : null, ...values });
  await tx.flush();
  const { id, outcome, action, user_id, problem } = row;
  tx.record({
    entity: 'terminal_event',
    id,
    action: 'create',
    after: { outcome, action, user_id: user_id ?? null, occurred_at: row.occurred_at, problem: problem ?? null },
    topics: ['terminal_event', `registration_terminal:${row.terminal_id}`],
  });
  return row;
};

type TappedPerson = { readonly user_id: number | null; readonly means: Means; readonly refusal: Refusal | null };

/** The user who tapped. A PIN sealed offline counts as a try too, so that sealing is no way to guess. @throws Refusal 429 while PINs are refused */
const whoTapped = async (
  services: Services,
  terminal: Terminal,
  { id, user_token, occurred_at }: Arriving,
  late: boolean,
): Promise<TappedPerson> => {
  if (isSealed(user_token)) {
    const credential = await unsealed(services, id, user_token);
    if (!credential) return { user_id: null, means: 'pin', refusal: conflict('terminal', 'unreadable') };
    const means = meansOf(credential);
    try {
      return { user_id: (await identified(services, terminal, credential)).id, means, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error;
      return { user_id: null, means, refusal: error };
    }
  }
  const token = await readToken(services, terminal.id, user_token);
  if (!token) return { user_id: null, means: 'rfid', refusal: invalid({ field: 'user_token', reason: 'unknown' }) };
  const fresh = (instant: number) => Math.abs(instant - token.at) <= tokenSeconds * 1000;
  // The token was fresh when the choice arrived or, for late taps, when it was made: the network may return hours later.
  const inTime = fresh(Date.now()) || (late && fresh(Date.parse(occurred_at)));
  const user = inTime ? await personById(services.database, token.user_id) : null;
  const refusal = user ? null : conflict('terminal', inTime ? 'gone' : 'choiceClosed');
  return { user_id: token.user_id, means: token.means, refusal };
};

/** The user's newest booked tap. */
const lastOf = (tx: Tx, user_id: number): Promise<Row | null> =>
  tx.em.findOne(
    tx.database.entities.terminal_event,
    { user_id, outcome: { $in: ['done', 'settled'] } },
    { orderBy: { occurred_at: 'desc', id: 'desc' } },
  );

/** What somebody could have made up long afterwards counts by a decision alone. @throws Refusal 409 `tooLate` beyond the hours of the settings */
const refuseTooLate = async (tx: Tx, { at }: Tap): Promise<void> => {
  const hours = (Date.now() - at.getTime()) / 3_600_000;
  const most = await tx.read.value(sql`select late_tap_hours from settings where id = 1`, number);
  if (hours > (most ?? 0)) throw conflict('terminal', 'tooLate', { parameters: { smart_count: Math.floor(hours) } });
};

const book = (services: Services, terminal: Terminal, user_id: number, means: Means, arriving: Arriving, late: boolean): Promise<Booked> =>
  act(services, { id: user_id }, async (tx) => {
    await tx.lock('user', user_id);
    tx.renew();
    const earlier = await known(tx, arriving.id);
    if (earlier) return bookedOf(earlier);
    const { action, work } = arriving;
    const one: Tap = { action, ...(work && { work }), at: late ? wholeSecond(arriving.occurred_at) : tx.now, late };
    const values = { event_id: arriving.id, terminal_id: terminal.id, user_id, means, action, occurred_at: one.at };
    const last = await lastOf(tx, user_id);
    if (last?.action === action && Math.abs(one.at.getTime() - new Date(last.occurred_at).getTime()) < repeatedSeconds * 1000)
      return bookedOf(await write(tx, { ...values, outcome: 'repeated' }));
    await tap(tx, terminal, user_id, one);
    await refuseTooLate(tx, one);
    return bookedOf(await write(tx, { ...values, outcome: 'done' }));
  });

/** Keeps a late tap that cannot be booked, because nobody can be asked any more. */
const keep = (
  services: Services,
  terminal: Terminal,
  { user_id, means }: TappedPerson,
  { id, action, occurred_at }: Arriving,
  why: Refusal,
): Promise<Booked> =>
  act(services, null, async (tx) => {
    const earlier = await known(tx, id);
    if (earlier) return bookedOf(earlier);
    const { default_language } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const { detail } = problemOf(why, { language: languageAmong(default_language) });
    const at = wholeSecond(occurred_at);
    const values = { event_id: id, terminal_id: terminal.id, user_id, means, action, occurred_at: at };
    return bookedOf(await write(tx, { ...values, outcome: 'kept', problem: detail.slice(0, 1000) }));
  });

/** A business refusal, which sending again would not change. */
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && ([404, 409, 422].includes(error.status) || error.reason === 'foreignTablet');

/** Books a tap. A late one, and one that another device than the terminal's tablet sends, is never refused: if it cannot be booked, it is kept. */
export const takeEvent = async (services: Services, terminal: Terminal, arriving: Arriving): Promise<Booked> => {
  const sent = Date.parse(arriving.occurred_at);
  const late = arriving.queued || isSealed(arriving.user_token) || Date.now() - sent > lateSeconds * 1000;
  await services.database.ready();
  const [earlier] = await services.database.orm.em
    .fork()
    .find(services.database.entities.terminal_event, { event_id: arriving.id }, { limit: 1 });
  if (earlier) return bookedOf(earlier);
  const foreign = !isFromTablet(terminal, { call: 'event', ...arriving }, arriving.signature);
  const tapped = await whoTapped(services, terminal, arriving, late);
  try {
    if (tapped.refusal) throw tapped.refusal;
    if (foreign) throw foreignTablet();
    return await book(services, terminal, Number(tapped.user_id), tapped.means, arriving, late);
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (error.reason === 'terminal_event_event_id_unique') return takeEvent(services, terminal, arriving);
    if (!late && !foreign) throw error;
    return keep(services, terminal, tapped, arriving, error);
  }
};
