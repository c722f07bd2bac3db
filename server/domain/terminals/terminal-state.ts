// What a wall terminal shows: its name and who is in; to a recognised user their day and the choices, with the likely one marked.

import { settings } from '#schema/company/settings.ts';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import type { TerminalAction } from '#schema/terminals/terminal-event.ts';
import { sql } from '../../core/database/sql.ts';
import type { Services } from '../../core/events/act.ts';
import { columnsOf } from '../../fields/columns-of.ts';
import { type Presence, presenceOf, workRestingSince } from '../times/presence.ts';
import type { Terminal } from './access.ts';
import { type Credential, identified, meansOf, secondsToWait } from './guard.ts';
import { type DayPart, dayOfPerson, presentPeople, runsOutside } from './people.ts';
import { foreignTablet, isFromTablet } from './tablet.ts';
import { publicKey, tokenFor } from './token.ts';

const companyOf = async ({ database }: Services) => {
  const row = await database.read.row(
    sql`select company_name, phone, timezone, minimal_work_hours from settings where id = 1`,
    columnsOf(settings, 'company_name', 'phone', 'timezone', 'minimal_work_hours'),
  );
  return {
    name: row?.company_name ?? '',
    phone: row?.phone ?? null,
    timezone: row?.timezone ?? 'UTC',
    hours: row?.minimal_work_hours ?? 8,
  };
};

export const terminalState = async (services: Services, { id, name, location, language, tablet_key }: Terminal) => {
  const company = await companyOf(services);
  return {
    name,
    location,
    language,
    company: company.name,
    phone: company.phone,
    timezone: company.timezone,
    server_time: new Date().toISOString(),
    public_key: await publicKey(services),
    tablet_key,
    rests: await secondsToWait(services, id),
    present: await presentPeople(services.database),
  };
};

const secondsOf = (parts: readonly DayPart[], kind: DayPart['kind'], now: number): number =>
  parts.reduce(
    (sum, part) => (part.kind === kind ? sum + Math.round(((part.end ? Date.parse(part.end) : now) - Date.parse(part.start)) / 1000) : sum),
    0,
  );

/** The likely choice: enter when out or paused; leave after most of the day or after the break; else pause. */
const sensibleFor = (open: Presence | null, worked: number, paused: number, hours: number): TerminalAction => {
  if (open?.state !== 'in') return 'enter';
  return paused > 0 || worked >= hours * 3600 * 0.75 ? 'leave' : 'pause';
};

type Allowed = { readonly allowed: boolean; readonly reason: string | null };
const yes: Allowed = { allowed: true, reason: null };
const no = (reason: string): Allowed => ({ allowed: false, reason });

const choicesFor = (open: Presence | null, terminal_id: number): Record<TerminalAction, Allowed> => ({
  enter: open?.state === 'in' ? no(open.terminal_id === terminal_id ? 'alreadyIn' : 'inElsewhere') : yes,
  pause: open === null ? no('notIn') : open.state === 'paused' ? no('alreadyPaused') : yes,
  leave: open === null ? no('notIn') : yes,
});

/** Identifies a user by PIN or chip. @throws Refusal 403 `foreignTablet`, 404 `unknownPin`, `unknownChip`, 429 with the seconds to wait */
export const identify = async (services: Services, terminal: Terminal, credential: Credential, signature: string | undefined) => {
  if (!isFromTablet(terminal, { call: 'identify', credential }, signature)) throw foreignTablet();
  const person = await identified(services, terminal, credential);
  const { timezone, hours } = await companyOf(services);
  const at = Date.now();
  const midnight = dayBegins(dayOf(at, timezone), timezone);
  const open = await presenceOf(services.database, person.id, terminal.task_id);
  const resting = open?.state === 'paused' ? await workRestingSince(services.database, person.id, open.state_since) : null;
  // For a stay over midnight the whole stay counts, with its breaks.
  const day = await dayOfPerson(services.database, person.id, new Date(open ? Math.min(midnight, Date.parse(open.since)) : midnight));
  const [worked, paused] = [secondsOf(day, 'worked', at), secondsOf(day, 'paused', at)];
  return {
    user_token: await tokenFor(services, terminal.id, { user_id: person.id, means: meansOf(credential), at }),
    name: person.name,
    state: open?.state ?? 'out',
    since: open?.since ?? null,
    state_since: open?.state_since ?? null,
    terminal: open && open.terminal_id !== terminal.id ? open.place : null,
    runs_on: await runsOutside(services.database, person.id),
    rests_on: resting && { number: resting.number, title: resting.title },
    day,
    worked,
    paused,
    choices: choicesFor(open, terminal.id),
    sensible: sensibleFor(open, worked, paused, hours),
    server_time: new Date(at).toISOString(),
  };
};
