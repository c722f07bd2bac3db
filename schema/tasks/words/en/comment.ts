// The chat of a task in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { comment } from '../../comment.ts';
import type sl from '../sl/comment.ts';

export default {
  one: 'Message',
  many: 'Chat',
  count: '%{smart_count} message |||| %{smart_count} messages',
  fields: { user_id: 'Author', text: 'Message', mentions: 'Mentioned', date_added: 'Sent' },
  values: {},
  screen: {
    write: 'Write a message',
    newLine: 'new line',
    mention: 'mention',
    audience: 'Everyone signed in can see this, the client cannot.',
    people: 'Who to mention',
    onTask: 'on the task',
    offTask: 'not on the task, will be notified anyway',
    sending: 'sending …',
    failed: 'not sent',
    again: 'Try again',
    drop: 'Discard',
    you: 'You',
    fresh: 'new',
    earlier: 'Show earlier messages',
    unread: '%{smart_count} new |||| %{smart_count} new',
    empty: { title: 'No messages yet', text: 'Write the first message. A colleague mentioned with @ gets a notification.' },
  },
} satisfies EntityTranslation<typeof sl, typeof comment>;
