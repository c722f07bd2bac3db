// The screens of offers in English: the page with its timeline, the figures and the board.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} d',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'Steps of the offer',
    soFar: '%{time} so far',
    times: '%{count}×',
    answered: 'Answered after %{time}.',
    unanswered: 'No answer yet, %{time}.',
    ahead: 'still ahead',
  },
  tabs: {
    label: 'Offer tabs',
    way: 'Steps',
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
    note: 'Note on the move',
    again: 'Back to making',
  },
  ask: {
    change: 'What has to change',
    changeHint: 'for example: what is the connected load?',
    decline: 'Why it is declined',
    declineHint: 'for example: they chose a cheaper supplier',
    required: 'Enter a reason.',
  },
  data: {
    title: 'Details',
    left: '%{date}, %{smart_count} day left |||| %{date}, %{smart_count} days left',
    over: '%{date}, expired',
  },
  linked: {
    title: 'Nothing is linked yet',
    text: 'The project offer, the project and the tasks that come from the offer will be here. Link them when editing.',
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
    label: 'Offer figures',
    open: 'Open, steps 0 to 8',
    weighted: 'Weighted by probability',
    conversion: 'Conversion, 12 months',
    of: '%{approved} of %{sent} sent',
    longest: 'Waits longest',
  },
  board: {
    label: 'Offers by step',
    moving: 'moving: %{from} → %{to}',
    allowed: 'allowed steps %{steps}',
    drop: 'Drop',
    lands: 'lands here: %{value} in all',
    keys: 'Space moves, Enter opens',
    move: 'Move …',
    moveTo: 'Move the offer',
    stuck: 'You cannot move this offer now.',
    step: 'Step',
    choose: 'Choose a step.',
    empty: 'There are no offers at this step.',
    fold: 'Collapse column',
    unfold: 'Expand column',
    more: 'And %{smart_count} more offer in the list. |||| And %{smart_count} more offers in the list.',
  },
} satisfies Translation<typeof sl>;
