// Mail in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/mail.ts';

export default {
  one: 'Mail',
  many: 'Mail',
  count: '%{smart_count} mail |||| %{smart_count} mails',
  create: 'New mail',
  search: 'Recipient, subject',
  empty: 'Mail that the system sends comes here. Without a mail server it stays here for you to read.',
  fields: {
    recipient: 'Recipient',
    reply_to: 'Reply to',
    subject: 'Subject',
    text: 'Text',
    html: 'HTML text',
    language: 'Language',
    entity: 'About',
    entity_id: 'Record number',
    status: 'Status',
    attempts: 'Attempts',
    next_attempt_at: 'Next attempt',
    refusal: 'Server answer',
    date_added: 'Written',
    sent_at: 'Sent',
  },
  form: {
    general: 'Mail',
    sending: 'Sending',
  },
  values: {
    status: {
      waiting: 'Waiting',
      sent: 'Sent',
      failed: 'Not sent',
      cancelled: 'Cancelled',
    },
  },
} satisfies Translation<typeof sl>;
