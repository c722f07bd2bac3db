// Presence in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/presence.ts';

export default {
  own: 'Own entry',
  reasons: {
    alreadyIn: 'The arrival is already recorded, at %{at}.',
    inElsewhere: 'It is already recorded elsewhere: %{place}, %{at}.',
    notIn: 'There is no arrival yet.',
    alreadyPaused: 'The break has been running since %{at}.',
    noWorkType: 'There is no work type for this person. Call the office.',
    byTerminal: 'You record your arrival at the terminal. If you forgot, enter the time and a reason.',
    byTasks: 'Your day is read from the times on tasks.',
    workRuns: 'The clock is running on task #%{number} %{title}. Say whether it goes on.',
    beforeLast: 'Something later is already recorded.',
    notShorter: 'Choose a time within the entry: this only shortens it.',
    inFuture: 'This time is in the future.',
    tooLongAgo: 'That is more than a day ago. Whoever manages attendance can correct it.',
    stillIn: 'They are still in. Enter the departure first.',
    intoNext: 'The next stay begins before that.',
    notAfterStart: 'The end is not after the start.',
    stayTooLong: 'A stay lasts at most a day.',
    outsideStay: 'The break lies within the stay.',
  },
} satisfies Translation<typeof sl>;
