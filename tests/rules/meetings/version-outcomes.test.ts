// A version of the minutes shows each decision and action item as what it is today, also where two are said in the same words.
import { expect, it } from 'vitest';
import { agreedIn, type Section } from '#admin/screens/meetings/meeting/version-outcomes.ts';
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';

const outcome = (id: number, item_id: number | null, kind: Outcome['kind'], text: string): Outcome => ({
  id,
  meeting_id: 1,
  item_id,
  kind,
  text,
  user_id: null,
  user_name: null,
  task_title: null,
  due: null,
  done: false,
  task_id: null,
  task_number: null,
  task_status: null,
});
const section = (title: string | null, decisions: string[], actions: string[]): Section => ({
  title,
  paragraphs: [],
  decisions,
  actions: actions.map((text) => ({ text })),
});
const items = [
  { id: 7, title: 'Kotlovnica' },
  { id: 8, title: 'Streha' },
];

it('each is the outcome of its own item and kind, and none is shown twice', () => {
  const outcomes = [
    outcome(1, 8, 'action', 'Pripraviti ponudbo'),
    outcome(2, 7, 'action', 'Pripraviti ponudbo'),
    outcome(3, 7, 'decision', 'Pripraviti ponudbo'),
    outcome(4, 7, 'action', 'Pripraviti ponudbo'),
    outcome(5, null, 'decision', 'Naslednjič v torek'),
  ];
  const sections = [
    section(null, ['Naslednjič v torek'], []),
    section('Kotlovnica', ['Pripraviti ponudbo'], ['Pripraviti ponudbo', 'Pripraviti ponudbo', 'Popravljeno pozneje']),
    section('Streha', [], ['Pripraviti ponudbo']),
  ];
  expect(agreedIn(sections, { items, outcomes }).map((all) => all.map((one) => one.outcome?.id))).toEqual([[5], [3, 2, 4, undefined], [1]]);
});
