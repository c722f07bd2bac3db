// Mails to people outside in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/letter.ts';

export default {
  greeting: 'Hello,',
  confirmation: {
    subject: 'Confirm the work on #%{number}: %{title}',
    done: 'We have finished the work on task #%{number} “%{title}”.',
    ask: 'You can review and confirm it by the link below. If you disagree with anything, tell us why on the same page.',
    action: 'Review and confirm the work',
    expires: 'The link is valid until %{date}.',
  },
  reminder: {
    subject: 'Reminder: confirm the work on #%{number}: %{title}',
    done: 'On %{date} we sent you the work on task #%{number} “%{title}” to confirm. We have no answer from you yet.',
    ask: 'You can review and confirm it by the link below. If you disagree with anything, tell us why on the same page.',
    answered: 'If you have answered in the meantime, ignore this email.',
  },
  handover: {
    subject: 'Handover of project %{number}: %{title}',
    done: 'We have finished project %{number} “%{title}” and are handing it over to you.',
    ask: 'Follow the link below to see what was done and confirm the handover. If anything is missing, tell us the reason there.',
    action: 'Review and confirm the handover',
  },
  handoverReminder: {
    subject: 'Reminder: handover of project %{number}: %{title}',
    done: 'On %{date} we handed over project %{number} “%{title}” to you. We do not have your answer yet.',
  },
  fallback: 'If the button does not work, open this address:',
  closing: 'Kind regards,',
} satisfies Translation<typeof sl>;
