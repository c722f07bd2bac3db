// Notifications in English: the list under the bell, its kinds and what a row says.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notification.ts';

export default {
  title: 'Notifications',
  unread: '%{smart_count} new notification |||| %{smart_count} new notifications',
  allRead: 'Mark all as read',
  earlier: 'Show earlier',
  new: 'New',
  empty: { title: 'No notifications', text: 'What concerns you comes here: a task given to you, a client’s answer, a mention in a chat.' },
  somebody: 'Client',
  mail: {
    subject: '%{smart_count} new notification |||| %{smart_count} new notifications',
    action: 'Open in the app',
    why: 'You get this email because your profile says so; you can switch it off there.',
  },
  choices: {
    title: 'How you want to hear',
    app: 'In the app',
    mail: 'By email too',
    none: 'Not at all',
    kinds: {
      taskGiven: 'Task given to you',
      taskStolen: 'Task taken over',
      taskDeclined: 'Client declined',
      taskConfirmed: 'Client confirmed',
      meetingInvited: 'Invitation to a meeting',
      meetingMoved: 'The meeting was moved',
      meetingCancelled: 'The meeting was cancelled',
      meetingAccepted: 'Coming to the meeting',
      meetingDeclined: 'Not coming to the meeting',
      mention: 'Mention in a chat',
    },
  },
  quiet: 'Quiet from %{from} to %{to}. Notifications wait until it ends, emails too.',
  never_quiet: 'Notifications come at any hour.',
  change: 'Change',
  more: '%{smart_count} notification, the latest: |||| %{smart_count} notifications, the latest:',
  kinds: {
    taskGiven: { title: 'The task is yours now', by: 'Given by %{by}' },
    taskStolen: { title: 'The task is no longer yours', by: 'Taken over by %{by}' },
    taskDeclined: { title: 'The client declined', by: '“%{reason}”' },
    taskConfirmed: { title: 'The client confirmed', by: 'Confirmed by %{name}' },
    meetingInvited: { title: 'Invitation to a meeting', by: 'Organised by %{by}' },
    meetingMoved: { title: 'The meeting was moved', by: 'Moved by %{by}' },
    meetingCancelled: { title: 'The meeting was cancelled', by: 'Cancelled by %{by}' },
    meetingAccepted: { title: 'Coming to the meeting', by: '%{name} is coming' },
    meetingDeclined: { title: 'Not coming to the meeting', by: '%{name}: “%{reason}”' },
    mention: { title: 'You were mentioned', by: '%{by}: “%{text}”' },
  },
} satisfies Translation<typeof sl>;
