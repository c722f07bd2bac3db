// Mails about meetings to people outside in English.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-letter.ts';

export default {
  when: 'When: %{when}',
  where: 'Where: %{place}',
  who: 'Organised by: %{name}',
  reason: 'Reason: %{reason}',
  action: 'Confirm that you will come',
  decline: 'If you cannot come, let us know here:',
  'new': {
    subject: 'Invitation to a meeting: %{title} (%{number})',
    text: 'We invite you to the meeting “%{title}”. An entry for your calendar is attached.',
  },
  again: {
    subject: 'Reminder: invitation to the meeting %{title} (%{number})',
    text: 'We are still waiting for your answer to the invitation to the meeting “%{title}”. If you have answered in the meantime, ignore this message.',
  },
  moved: {
    subject: 'New time: %{title} (%{number})',
    text: 'We have moved the meeting “%{title}”. Confirm the new time; the attached entry updates your calendar.',
  },
  changed: {
    subject: 'Meeting changed: %{title} (%{number})',
    text: 'Details of the meeting “%{title}” have changed. The attached entry updates your calendar.',
  },
  cancelled: {
    subject: 'Cancelled: %{title} (%{number})',
    text: 'The meeting “%{title}” will not take place. The attached entry removes it from your calendar.',
  },
  removed: {
    subject: 'Invitation withdrawn: %{title} (%{number})',
    text: 'We withdraw the invitation to the meeting “%{title}”; you need not come. The attached entry removes it from your calendar.',
  },
  minutes: {
    subject: 'Minutes of the meeting: %{title} (%{number})',
    text: 'The minutes of the meeting “%{title}” (%{when}) are attached. They are sent by %{by}.',
  },
} satisfies Translation<typeof sl>;
