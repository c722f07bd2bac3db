// The outbox on its screen in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/outbox.ts';

export default {
  look: 'Appearance',
  resend: 'Send again',
  sendNow: 'Send now',
  cancel: 'Cancel sending',
  resent: 'On its way again: %{email}.',
  cancelled: 'Sending cancelled: %{email}.',
  failed: 'The mail server refused this email',
  failedNote: 'It is not sent again by itself. Check the address and send it again.',
  later:
    'The mail server has not accepted it yet, %{smart_count} attempt |||| The mail server has not accepted it yet, %{smart_count} attempts',
  next: 'Next attempt: %{time}.',
  noServer: 'No mail server is set up',
  noServerNote:
    'The email waits here and leaves once a server is set up. Its links lack their key: hand them to a client from the task, to a colleague from their page.',
  atUser: {
    failed: 'The password link did not reach %{email}. Check the address and send it again.',
    late: 'The mail server has not accepted the password link to %{email} yet.',
  },
  atTask: {
    again: 'Send again …',
    late: 'The mail server has not accepted the email yet. We keep trying.',
    cancelled: 'Sending the email was cancelled. Send again or hand the link over.',
    reminded: 'Client reminded: %{date}.',
  },
} satisfies Translation<typeof sl>;
