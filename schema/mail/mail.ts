// A mail waits in the outbox until the mail server has taken it; without a mail server it stays there to be read.
import { can, never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, email, file, integer, language, longText, readOnly, reference, text, word, wordState } from '../core/fields.ts';

export const mail = defineEntity({
  name: 'mail',
  fields: {
    kind: readOnly(
      word(
        'confirmation',
        'reminder',
        'invitation',
        'passwordReset',
        'account',
        'news',
        'projectOffer',
        'meeting',
        'minutes',
        'invoice',
      ).default('account'),
    ),
    recipient: readOnly(email()),
    /** The address for replies. */
    reply_to: readOnly(email().optional()),
    subject: readOnly(text({ max: 300 })),
    /** The text without the token of its link. */
    text: readOnly(longText({ max: 50_000 })),
    html: readOnly(longText({ max: 200_000 }).optional()),
    /** A calendar entry as an .ics file, and its method for the recipient's calendar. */
    calendar: readOnly(longText({ max: 50_000 }).optional()),
    calendar_method: readOnly(word('request', 'cancel').optional()),
    /** An attachment. */
    file_id: readOnly(file().optional()),
    /** The electronic invoice as a second attachment. */
    e_invoice_id: readOnly(file().optional()),
    language: readOnly(language().default('sl')),
    /** The public link in the text. */
    link_id: readOnly(reference('public_link').optional()),
    /** The token of that link, until the mail is sent; no API answers it. */
    secret: readOnly(text({ max: 100 }).optional()),
    /** The record that the mail is about. */
    entity: readOnly(text({ max: 60 }).optional()),
    entity_id: readOnly(integer({ min: 1, max: 2_147_483_647 }).optional()),
    status: readOnly(wordState({ waiting: 'ready', sent: 'done', failed: 'refused', cancelled: 'idle' }).default('waiting')),
    attempts: readOnly(integer({ max: 1000 }).default(0)),
    next_attempt_at: readOnly(dateTime().optional()),
    /** Until then the mail belongs to the process that sends it. */
    claimed_until: readOnly(dateTime().optional()),
    /** The mail server's last refusal. */
    refusal: readOnly(text({ max: 2000 }).optional()),
    date_added: readOnly(dateTime()),
    sent_at: readOnly(dateTime().optional()),
  },
  paths: { list: '/mails', detail: '/mail/{id}' },
  title: ['subject'],
  list: {
    columns: ['status', 'kind', 'recipient', 'subject', 'attempts', 'date_added'],
    hidden: ['sent_at', 'next_attempt_at', 'language'],
    search: ['recipient', 'subject'],
    filters: ['status', 'kind', 'date_added'],
    sort: 'date_added',
    order: 'DESC',
  },
  form: {
    general: ['kind', 'recipient', 'reply_to', 'language', 'subject', 'text'],
    sending: ['status', 'attempts', 'next_attempt_at', 'refusal', 'date_added', 'sent_at'],
  },
  access: {
    read: can('settings.write'),
    fields: {
      calendar: never,
      calendar_method: never,
      file_id: never,
      e_invoice_id: never,
      link_id: never,
      secret: never,
      claimed_until: never,
    },
  },
  database: [index('status', 'next_attempt_at'), index('entity', 'entity_id'), index('link_id', 'id')],
  menu: { group: 'company', icon: 'mail', order: 98 },
});
