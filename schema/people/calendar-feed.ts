// A calendar feed is a secret address at which a calendar program reads days of this company, until it is revoked; only a hash of its token is stored.
import { never, own } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference, text, word } from '../core/fields.ts';

/** `own`: the user's absences and turns on call; `company`: who is away, by names alone. */
export const feedScopes = ['own', 'company'] as const;

export const calendarFeed = defineEntity({
  name: 'calendar_feed',
  fields: {
    user_id: readOnly(reference('user')),
    scope: readOnly(word(...feedScopes).default('own')),
    token_hash: readOnly(text({ max: 64 })),
    /** When a program last read it, to the hour. */
    last_read_at: readOnly(dateTime().optional()),
    revoked_at: readOnly(dateTime().optional()),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/calendarFeeds', detail: '/calendarFeed/{id}' },
  title: ['date_added'],
  list: {
    columns: ['user_id', 'scope', 'date_added', 'last_read_at', 'revoked_at'],
    filters: ['user_id', 'scope', 'revoked_at'],
    sort: 'date_added',
    order: 'DESC',
  },
  access: { read: own('user_id'), fields: { token_hash: never } },
  database: [unique('token_hash'), index('user_id')],
  menu: null,
});
