// The screens of offers in English: the page with its timeline, the figures and the board.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} d',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'The way of the offer',
    soFar: '%{time} so far',
    times: '%{count}×',
    answered: 'Answered after %{time}.',
    unanswered: 'No answer yet, %{time}.',
    ahead: 'still ahead',
  },
  tabs: {
    label: 'Tabs of the offer',
    way: 'Way',
    linked: 'Linked',
  },
  next: {
    title: 'What now?',
    here: '%{time} at this step',
    waits: 'Next to act: %{name}.',
    anybody: 'Next to act: whoever makes offers.',
    finished: 'The offer is finished.',
    archived: 'The offer is archived.',
    addNote: 'Add a note to the move',
    note: 'Note to the move',
    again: 'Back to making',
  },
  ask: {
    change: 'What has to change',
    changeHint: 'for example: what is the connected load?',
    decline: 'Why it is declined',
    declineHint: 'for example: they chose a cheaper supplier',
    required: 'Write the reason.',
  },
  data: {
    title: 'Data',
    left: '%{date}, %{smart_count} day left |||| %{date}, %{smart_count} days left',
    over: '%{date}, expired',
  },
  client: {
    title: 'Client',
    noContact: 'No contact',
  },
  linked: {
    title: 'Nothing is linked yet',
    text: 'The project offer, the project and the tasks that come of the offer will be here. Link them when editing.',
  },
  empty: {
    description: 'No description',
    notes: 'No commercial notes',
  },
  toast: {
    moved: '%{number}: %{step}',
  },
  view: {
    label: 'View',
    list: 'List',
    board: 'Board',
  },
  figures: {
    label: 'Figures of the offers',
    open: 'Open, steps 0 to 8',
    weighted: 'Weighted by probability',
    conversion: 'Conversion, 12 months',
    of: '%{approved} of %{sent} sent',
    longest: 'Waits longest',
  },
  board: {
    label: 'Offers by step',
    moving: 'you are moving: %{from} → %{to}',
    allowed: 'allowed steps %{steps}',
    drop: 'Drop',
    lands: 'lands here: %{value} in all',
    keys: 'Space moves, Enter opens',
    move: 'Move …',
    stuck: 'You cannot move this offer now.',
    step: 'Step',
    empty: 'There are no offers at this step.',
    fold: 'Fold the column',
    unfold: 'Unfold the column',
    more: 'And %{smart_count} more offer in the list. |||| And %{smart_count} more offers in the list.',
  },
} satisfies Translation<typeof sl>;
