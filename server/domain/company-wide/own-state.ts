// What the signed-in user sees of themselves and keeps at hand, and what they change of it.

import { settings } from '#schema/company/settings.ts';
import { user as userEntity } from '#schema/people/user.ts';
import { permissions } from '#schema/permissions.ts';
import { asTold } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { change } from '#server/crud/write/change.ts';
import { brokenRules } from '#server/crud/write/check.ts';
import type { Door } from '#server/crud/write/write.ts';
import { codecOf } from '#server/fields/codec.ts';
import { waitAnew } from '../company/notify.ts';
import { currentWork } from '../times/working-status.ts';
import { openRideOf } from '../transport/ride.ts';
import { cursorNow } from './missed-events.ts';
import { unreadOf } from './notifications.ts';

const instant = (value: unknown) => (value === null || value === undefined ? null : asTold(value));

const ownFields =
  'id, name, last_name, email, phone, role_id, user_type_id, language, theme, zoom, notification_start_hour, notification_end_hour, rfid_tag, password_set_at, pin_set_at, second_factor_since';

/** What of the company everybody's screens need. */
const shared = [
  'company_name',
  'country',
  'timezone',
  'default_language',
  'minimal_invoicing_unit',
  'work_days',
  'time_lock_day',
  'link_days',
  'notification_start_hour',
  'notification_end_hour',
] as const;

/** The signed-in user with what the app keeps at hand: permissions, settings of the company, tags and colleagues by id. */
export const myState = async (door: Door, me: Me) => {
  const { database } = door;
  // Before anything is read: a stream from here misses nothing that the answer does not show.
  const cursor = await cursorNow(door);
  const [[own], [company], tags, users, working, unread, transport, [looked]] = await Promise.all([
    database.read.all(
      `select ${ownFields.replaceAll(/(\w+)/g, 'u.$1')}, r.second_factor_required, (select count(*) from recovery_code c where c.user_id = u.id and c.used_at is null) as recovery_codes_left from "user" u join "role" r on r.id = u.role_id where u.id = ${me.id}`,
    ),
    database.read.all(`select ${shared.join(', ')} from settings where id = 1`),
    database.read.all('select id, name, color, text_color, "global", archived from tag order by name_sort, id'),
    database.read.all('select id, name, last_name, active from "user" order by last_name_sort, name_sort, id'),
    currentWork(database, me.id),
    unreadOf(database, me.id),
    openRideOf(database, me.id),
    me.looks_as_id === null ? [] : database.read.all(`select id, name as title from "role" where id = ${Number(me.looks_as_id)}`),
  ]);
  const { second_factor_since, second_factor_required, recovery_codes_left, ...user } = own ?? {};
  const workDays = codecOf(settings, 'work_days', database.dialect).fromColumn;
  return {
    user: { ...user, password_set_at: instant(user.password_set_at), pin_set_at: instant(user.pin_set_at) },
    second_factor: {
      since: instant(second_factor_since),
      required: Boolean(second_factor_required),
      recovery_codes_left: Number(recovery_codes_left),
    },
    cursor,
    working,
    transport,
    unread,
    permissions: [...me.permissions].map((name) => permissions[name]),
    looks_as: looked ?? null,
    settings: company ? { ...company, work_days: workDays ? workDays(company.work_days) : company.work_days } : null,
    tags: tags.map((tag) => ({ ...tag, global: Boolean(tag.global), archived: Boolean(tag.archived) })),
    users: users.map((user) => ({ id: user.id, name: user.name, l_name: user.last_name, active: Boolean(user.active) })),
  };
};

const looks = ['language', 'theme', 'zoom'] as const;
const data = ['name', 'last_name', 'phone', 'notification_start_hour', 'notification_end_hour'] as const;

export type OwnValues = {
  readonly language?: Me['language'] | undefined;
  readonly theme?: 'dark' | 'light' | undefined;
  readonly zoom?: number | undefined;
  readonly name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly notification_start_hour?: number | undefined;
  readonly notification_end_hour?: number | undefined;
};

/** Changes how the app looks to this user, and what they say of themselves. @throws Refusal 422 for hours that end before they begin */
export const changeOwn = (door: Door, me: Me, values: OwnValues) =>
  act(door, me, async (tx) => {
    const user = await tx.get('user', me.id);
    const part = (names: readonly (keyof OwnValues)[]) =>
      Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
    const looking = part(looks);
    if (Object.keys(looking).length > 0) {
      const before = { language: user.language, theme: user.theme, zoom: user.zoom };
      Object.assign(user, looking);
      const after = { language: user.language, theme: user.theme, zoom: user.zoom };
      tx.record({ entity: 'user', id: me.id, action: 'changePreferences', before, after });
    }
    const said = part(data);
    if (Object.keys(said).length > 0) {
      const broken = brokenRules(userEntity, { ...(await wholeRecord(tx, userEntity, me.id)), ...said });
      if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: 'user' });
      await change(tx, userEntity, me.id, said);
      if ('notification_start_hour' in said || 'notification_end_hour' in said)
        await waitAnew(tx, me.id, { start: user.notification_start_hour, end: user.notification_end_hour });
    }
    await tx.flush();
    const { language, theme, zoom, name, last_name, phone, notification_start_hour, notification_end_hour } = user;
    return { language, theme, zoom, name, last_name, phone: phone ?? null, notification_start_hour, notification_end_hour };
  });
