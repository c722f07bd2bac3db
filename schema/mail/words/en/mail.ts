// Mail in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { mail } from '../../mail.ts';
import type sl from '../sl/mail.ts';

export default {
  one: 'Email',
  many: 'Emails',
  count: '%{smart_count} email |||| %{smart_count} emails',
  create: 'New email',
  search: 'Recipient, subject',
  empty: 'Emails that the system sends come here. Without a mail server they stay here for you to read.',
  fields: {
    calendar: 'Calendar entry',
    calendar_method: 'Kind of entry',
    file_id: 'Attachment',
    e_invoice_id: 'Attached e-invoice',
    link_id: 'Link',
    secret: 'Link key',
    claimed_until: 'Handing over until',
    recipient: 'Recipient',
    reply_to: 'Reply to',
    subject: 'Subject',
    text: 'Text',
    html: 'HTML text',
    entity: 'About',
    entity_id: 'Record number',
    attempts: 'Attempts',
    next_attempt_at: 'Next attempt',
    refusal: 'Server answer',
    date_added: 'Written',
    sent_at: 'Sent',
  },
  form: { general: 'Email', sending: 'Sending' },
  values: {
    kind: {
      meeting: 'Invitation to a meeting',
      minutes: 'Minutes',
      invoice: 'Invoice',
      projectOffer: 'Project offer',
      confirmation: 'Work confirmation',
      reminder: 'Reminder',
      invitation: 'Invitation',
      passwordReset: 'New password',
      account: 'Account notice',
      news: 'News',
    },
    status: {
      waiting: 'Waiting',
      sent: 'Sent',
      failed: 'Not sent',
      cancelled: 'Cancelled',
    },
  },
  rules: { wrongState: 'This email has been sent or cancelled already. Refresh the page.' },
  history: { resend: 'Sent again', cancel: 'Sending cancelled', sent: 'Sent', refused: 'Refused by the server' },
} satisfies EntityTranslation<typeof sl, typeof mail>;
