// Signing in and out, and the signed-in user.
import { z } from 'zod';
import { always, can, signedIn } from '#schema/core/access.ts';
import { mailAddress } from '#schema/core/call-text.ts';
import { integer, phone, text } from '#schema/core/fields.ts';
import { languages } from '#schema/core/words.ts';
import { user } from '#schema/people/user.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { codeInput, secretInput } from '#server/core/http/secret-input.ts';
import { deviceCookie, deviceIn } from '#server/core/security/known-device.ts';
import { cookieFor, cookieGone } from '#server/core/security/session.ts';
import { changeOwn, ownState } from '#server/domain/company-wide/own-state.ts';
import { endLook, lookAs } from '#server/domain/people/look-as.ts';
import { signIn, signOut } from '#server/domain/people/sign-in.ts';
import { currentWork } from '#server/domain/times/working-status.ts';
import { ride } from '#server/domain/transport/ride.ts';

const zoom = z.int().min(60).max(140).multipleOf(10);
const hour = { notification_start_hour: integer({ min: 0, max: 23 }), notification_end_hour: integer({ min: 0, max: 24 }) };
const own = z.strictObject({
  language: z.enum(languages).optional(),
  theme: z.enum(['dark', 'light']).optional(),
  zoom: zoom.optional(),
  name: text({ max: 60 }).optional(),
  last_name: text({ max: 60 }).optional(),
  phone: phone().nullish(),
  notification_start_hour: hour.notification_start_hour.optional(),
  notification_end_hour: hour.notification_end_hour.optional(),
});
const stands = z.object({
  language: z.string(),
  theme: z.string(),
  zoom: z.int(),
  name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  notification_start_hour: z.int(),
  notification_end_hour: z.int(),
});
const working = z
  .object({
    task_id: z.int(),
    company_task_id: z.int(),
    title: z.string(),
    status: z.literal([0, 1]),
    time: z.iso.datetime(),
    total_time: z.int(),
    work_type_name: z.string(),
  })
  .nullable();
const looked = z.object({ id: z.int(), title: z.string() });
const state = z.looseObject({
  user: z.looseObject({
    id: z.int(),
    name: z.string(),
    last_name: z.string(),
    email: z.string(),
    language: z.enum(languages),
    theme: z.enum(['dark', 'light']),
    zoom: z.int(),
    role_id: z.int(),
    phone: z.string().nullable(),
    notification_start_hour: z.int(),
    notification_end_hour: z.int(),
    password_set_at: z.iso.datetime().nullable(),
    pin_set_at: z.iso.datetime().nullable(),
    rfid_tag: z.string().nullable(),
  }),
  second_factor: z.object({
    since: z.iso.datetime().nullable().describe('Since when signing in asks for a code; null while there is none'),
    required: z.boolean().describe('The role asks for one: until it is set up, no other call is open'),
    recovery_codes_left: z.int(),
  }),
  cursor: z.string().nullable().describe('From where a stream of events goes on: see `since` of `GET /events`'),
  working: working.describe('The open work of the caller: running, else paused last'),
  transport: ride.nullable().describe('The open ride that the caller drives, else the one they ride along in'),
  unread: z.int().describe('Notifications not read yet'),
  permissions: z.array(z.int()).describe('Codes'),
  looks_as: looked.nullable().describe('The role as which this session looks: nothing can be changed meanwhile'),
  settings: z
    .looseObject({
      company_name: z.string(),
      timezone: z.string(),
      country: z.string(),
      default_language: z.enum(languages),
      minimal_invoicing_unit: z.int(),
      work_days: z.array(z.int()),
      time_lock_day: z.int(),
      ride_top_speed: z.int().describe('Kilometres an hour above which the end of a ride is asked about'),
      ride_most_kilometers: z.int().describe('Kilometres above which the end of a ride is asked about'),
      link_days: z.int().describe('How long a link to a client lives'),
      notification_start_hour: z.int(),
      notification_end_hour: z.int(),
    })
    .nullable(),
  tags: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      color: z.string(),
      text_color: z.string(),
      global: z.boolean(),
      archived: z.boolean(),
    }),
  ),
  users: z.array(z.looseObject({ id: z.int(), name: z.string(), l_name: z.string(), active: z.boolean() })),
});

export default resource(
  '',
  {
    'POST /login': route({
      whileLooking: true,
      access: always,
      summary: 'Sign in: answers the user and sets the session cookie',
      body: z.strictObject({
        email: mailAddress(),
        password: secretInput(1000),
        code: codeInput().optional().describe('Of the second factor: from the app, or a recovery code'),
      }),
      returns: z.object({ user: z.object({ id: z.int() }) }),
      refuses: { 401: ['wrongCredentials', 'secondFactorNeeded', 'wrongCode'], 429: ['tooManyTries'] },
      handle: async ({ database, hub, me, body, address, headers, secure, reply }) => {
        const { token, user_id, device } = await signIn({ database, hub }, body, {
          address,
          userAgent: headers.get('user-agent'),
          session_id: me?.session_id,
          device: deviceIn(headers.get('cookie'), secure),
        });
        reply.cookies.push(cookieFor(token, secure), deviceCookie(device, secure));
        return { user: { id: user_id } };
      },
    }),
    'POST /logout': route({
      beforeSecondFactor: true,
      whileLooking: true,
      access: signedIn,
      summary: 'Sign out: ends the session',
      returns: null,
      handle: async ({ database, hub, me, secure, reply }) => {
        reply.cookies.push(cookieGone(secure));
        return signOut({ database, hub }, me);
      },
    }),
    'GET /ping': route({
      beforeSecondFactor: true,
      access: signedIn,
      summary: 'Success means signed in; true marks development mode',
      returns: z.boolean(),
      handle: async () => process.env.NODE_ENV === 'development',
    }),
    'GET /me': route({
      beforeSecondFactor: true,
      access: signedIn,
      summary: 'The signed-in user, permissions and app state',
      returns: state,
      handle: ({ database, hub, me }) => ownState({ database, hub }, me),
    }),
    'PUT /me/look': route({
      access: can('roles.read'),
      summary:
        'Look as somebody with this role would; changing calls are refused until it ends, and no role is looked as that may do more than the caller',
      body: z.strictObject({ role_id: id }),
      returns: looked,
      refuses: { 404: ['notFound'] },
      handle: ({ database, hub, me, body: { role_id } }) => lookAs({ database, hub }, me, role_id),
    }),
    'DELETE /me/look': route({
      whileLooking: true,
      access: signedIn,
      summary: 'See as oneself again',
      returns: null,
      handle: ({ database, hub, me }) => endLook({ database, hub }, me),
    }),
    'GET /me/working': route({
      access: signedIn,
      summary: 'The open work of the caller: running, else paused last, else null',
      returns: working,
      handle: ({ database, me }) => currentWork(database, me.id),
    }),
    'PUT /me': route({
      access: signedIn,
      summary: 'Change own language, theme and zoom, name, phone and notification hours',
      entity: user,
      body: own,
      returns: stands,
      handle: ({ database, hub, me, body }) => changeOwn({ database, hub }, me, body),
    }),
  },
  'sign-in',
);
