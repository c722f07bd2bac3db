// The signed-in user's own state, which the app always keeps loaded, and the changes they make to it.

import { settings } from '#schema/company/settings.ts';
import { tag } from '#schema/company/tag.ts';
import { role } from '#schema/people/role.ts';
import { user as userEntity } from '#schema/people/user.ts';
import { permissions } from '#schema/permissions.ts';
import { number, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { change } from '#server/crud/write/change.ts';
import { brokenRules } from '#server/crud/write/check.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { reschedule } from '../company/notify.ts';
import { currentWork } from '../times/working-status.ts';
import { openRideOf } from '../transport/ride.ts';
import { cursorNow } from './missed-events.ts';
import { unreadOf } from './notifications.ts';

const ownColumns = columnsOf(
  userEntity,
  'id',
  'name',
  'last_name',
  'email',
  'phone',
  'role_id',
  'user_type_id',
  'language',
  'theme',
  'zoom',
  'notification_start_hour',
  'notification_end_hour',
  'rfid_tag',
  'password_set_at',
  'pin_set_at',
  'second_factor_since',
);
/** The company settings that every user's screens need. */
const shared = columnsOf(
  settings,
  'company_name',
  'country',
  'timezone',
  'default_language',
  'minimal_invoicing_unit',
  'work_days',
  'time_lock_day',
  'ride_top_speed',
  'ride_most_kilometers',
  'link_days',
  'notification_start_hour',
  'notification_end_hour',
);
const tagColumns = columnsOf(tag, 'id', 'name', 'color', 'text_color', 'global', 'archived');

/** The signed-in user with what the app keeps loaded: permissions, company settings, tags and colleagues by id. */
export const ownState = async (services: Services, me: Me) => {
  const { database } = services;
  const { read } = database;
  // The cursor is taken before anything is read, so a stream from there misses no change since.
  const cursor = await cursorNow(services);
  const [user, company, tags, users, working, unread, transport, looked] = await Promise.all([
    read.row(
      sql`select ${selected(ownColumns, 'u')}, r.second_factor_required,
          (select count(*) from recovery_code c where c.user_id = u.id and c.used_at is null) as recovery_codes_left
        from "user" u join "role" r on r.id = u.role_id where u.id = ${me.id}`,
      { ...ownColumns, ...columnsOf(role, 'second_factor_required'), recovery_codes_left: number },
    ),
    read.row(sql`select ${selected(shared, 's')} from settings s where s.id = 1`, shared),
    read.rows(sql`select ${selected(tagColumns, 't')} from tag t order by t.name_sort, t.id`, tagColumns),
    read.rows(sql`select id, name, last_name as l_name, active from "user" order by last_name_sort, name_sort, id`, {
      ...columnsOf(userEntity, 'id', 'name', 'active'),
      l_name: text,
    }),
    currentWork(database, me.id),
    unreadOf(database, me.id),
    openRideOf(database, me, me.id),
    me.looks_as_id === null
      ? null
      : read.row(sql`select id, name as title from "role" where id = ${me.looks_as_id}`, { id: number, title: text }),
  ]);
  if (!user) throw notFound();
  const { second_factor_since: since, second_factor_required: required, recovery_codes_left, ...shown } = user;
  return {
    user: shown,
    second_factor: { since, required, recovery_codes_left },
    cursor,
    working,
    transport,
    unread,
    permissions: [...me.permissions].map((name) => permissions[name]),
    looks_as: looked,
    settings: company,
    tags,
    users,
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

/** Changes the user's preferences and personal data. @throws Refusal 422 for hours that end before they begin */
export const changeOwn = (services: Services, me: Me, values: OwnValues) =>
  act(services, me, async (tx) => {
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
    const changedValues = part(data);
    if (Object.keys(changedValues).length > 0) {
      const broken = brokenRules(userEntity, { ...(await wholeRecord(tx, userEntity, me.id)), ...changedValues });
      if (broken.length > 0) throw new Refusal(422, 'invalid', { errors: broken, area: 'user' });
      await change(tx, userEntity, me.id, changedValues);
      if ('notification_start_hour' in changedValues || 'notification_end_hour' in changedValues)
        await reschedule(tx, me.id, { start: user.notification_start_hour, end: user.notification_end_hour });
    }
    await tx.flush();
    const { language, theme, zoom, name, last_name, phone, notification_start_hour, notification_end_hour } = user;
    return { language, theme, zoom, name, last_name, phone: phone ?? null, notification_start_hour, notification_end_hour };
  });
