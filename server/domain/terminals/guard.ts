// Stops PIN guessing at a wall terminal: after five wrong ones in a row PINs are refused, each time twice as long; chips still work.
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';
import { instant, nullable, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { Throttle } from '#server/core/http/throttle.ts';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { isPasswordOf } from '#server/core/security/password.ts';
import { digest, keyFor } from '#server/core/security/secrets.ts';
import type { Terminal } from './access.ts';
import { type Person, personByChip, personByPin } from './people.ts';

const wrongInRow = 5;
const firstRest = 30;
const longestRest = 900;
const wrongADay = 100;

export type Credential = { readonly pin: string } | { readonly rfid: string };
export type Means = 'pin' | 'rfid';
export const meansOf = (credential: Credential): Means => ('pin' in credential ? 'pin' : 'rfid');

/** Chips are read, not guessed, so trying numbers is slowed down. Known chips are never slowed down. */
const chips = new AttemptLimiter('chip', 30);
const turns = new Throttle(Number.POSITIVE_INFINITY);

const tooMany = (seconds: number) => new Refusal(429, 'padRests', { area: 'terminal', parameters: { seconds }, members: { seconds } });

const endOfDay = (now: number, zone: string): Date => new Date(dayBegins(dayAfter(dayOf(now, zone)), zone));

/**
 * Records a try in the database, for all processes: a wrong PIN counts; a right one resets the wrong ones in a row, but not those of the day.
 * The answer comes only afterwards, so that parallel tries reveal no more than allowed ones. Returns the seconds for which PINs are refused.
 * @throws Refusal 429 with the seconds to wait, whether the try was right or wrong
 */
const decide = (services: Services, id: number, fits: boolean): Promise<number> =>
  act(services, null, async (tx) => {
    const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const row = await tx.get('registration_terminal', id);
    tx.renew();
    const resting = secondsLeft(row.rests_until);
    if (resting > 0) throw tooMany(resting);
    if (fits) {
      Object.assign(row, { wrong_pins: 0, rests_until: null });
      return 0;
    }
    const day = dayOf(tx.now.getTime(), timezone);
    row.wrong_pins += 1;
    row.wrong_pins_that_day = row.wrong_pins_on === day ? row.wrong_pins_that_day + 1 : 1;
    row.wrong_pins_on = day;
    const rest = row.wrong_pins < wrongInRow ? 0 : Math.min(longestRest, firstRest * 2 ** (row.wrong_pins - wrongInRow));
    if (row.wrong_pins_that_day >= wrongADay) row.rests_until = endOfDay(tx.now.getTime(), timezone);
    else if (rest > 0) row.rests_until = new Date(tx.now.getTime() + rest * 1000);
    return secondsLeft(row.rests_until);
  });

const secondsLeft = (until: Date | string | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / 1000));

/** Seconds for which PINs are still refused. */
export const secondsToWait = async ({ database: { read } }: Services, id: number): Promise<number> =>
  secondsLeft(await read.value(sql`select rests_until from registration_terminal where id = ${id}`, nullable(instant)));

const byPin = async (services: Services, { id }: Terminal, pin: string): Promise<Person> => {
  const key = await keyFor(services, 'pin');
  // One try at a time, so that nobody is refused while a colleague's PIN is being checked.
  return turns.inTurn([`terminal ${id}`], async () => {
    // Waiting users need no transaction.
    const rest = await secondsToWait(services, id);
    if (rest > 0) throw tooMany(rest);
    const found = await personByPin(services.database, digest(key, pin));
    const fits = await isPasswordOf(found?.pin_hash ?? null, pin);
    const seconds = await decide(services, id, fits);
    if (!fits) throw new Refusal(404, 'unknownPin', { area: 'terminal', members: { seconds } });
    return found as Person;
  });
};

/** The user of a PIN or chip. @throws Refusal 404 `unknownPin`, `unknownChip`, 429 with the seconds to wait */
export const identified = async (services: Services, terminal: Terminal, credential: Credential): Promise<Person> => {
  if ('pin' in credential) return byPin(services, terminal, credential.pin);
  const { rfid } = credential;
  const person = await personByChip(services.database, rfid);
  if (person) return person;
  await chips.count(services, [`terminal ${terminal.id}`]);
  throw new Refusal(404, 'unknownChip', { area: 'terminal' });
};
