// What people outside are written in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/letter.ts';

export default {
  greeting: 'Hello,',
  confirmation: {
    subject: 'Confirm the work on #%{number}: %{title}',
    done: 'we have finished the work on task #%{number} “%{title}”.',
    ask: 'You can review and confirm it by the link below. If you disagree with anything, tell us why on the same page.',
    action: 'Review and confirm the work',
    expires: 'The link is valid until %{date}.',
    fallback: 'If the button does not work, open this address:',
  },
  closing: 'Kind regards,',
} satisfies Translation<typeof sl>;
