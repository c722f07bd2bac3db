// Correcting times in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/times.ts';

export default {
  transitions: {
    editNotes: 'Edit note …',
    changeWorkType: 'Change work type …',
    changeInvoicing: 'Invoicing …',
    edit: 'Edit time …',
    remove: 'Remove time …',
    changeMultiplier: 'Multiplier …',
  },
  reasons: {
    notAllowed: 'Somebody else’s time is corrected by those with the permission “%{permission}”.',
    awaitsConfirmation: 'The task awaits the client’s confirmation. Withdraw it first.',
    taskIsClosed: 'The task is closed. Its times no longer change.',
    timeLocked: 'The hours of this month are locked.',
    stillRuns: 'This time is still running. Pause or stop it first.',
    overlaps: 'Overlaps %{from} – %{to} on #%{number} %{title}.',
    overlapsRunning: 'Overlaps the time running since %{from} on #%{number} %{title}.',
  },
  rules: {
    inFuture: 'This lies in the future.',
    notAfterStart: 'The end must be after the start.',
  },
} satisfies Translation<typeof sl>;
