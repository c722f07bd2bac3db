// Search and commands in English: the palette over every page.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/search.ts';

export default {
  title: 'Search and commands',
  field: 'Search tasks, clients, people …',
  all: 'All',
  kinds: 'Kinds of results',
  hits: '%{smart_count} result |||| %{smart_count} results',
  manyHits: 'more than %{count} results',
  exactly: 'exactly 1',
  exact: '%{kind} with this number',
  now: 'On #%{number} right away',
  none: 'Nothing found for “%{text}”.',
  failed: 'Search is not working right now. Check your connection and try again.',
  opened: 'Opened last',
  nothingOpened: 'Type what you are looking for: a name, an address, a phone number or a task number.',
  commands: 'Commands',
  newTask: 'New task titled “%{title}”',
  tasksOf: 'opens the tasks',
  yours: 'running for you',
  archived: 'archived',
  theme: { dark: 'Dark theme', light: 'Light theme' },
  language: 'Language: %{language}',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  due: 'due %{when}',
  keys: { nextKind: 'next kind', newTab: 'new tab', task: 'task', person: 'person', command: 'command' },
} satisfies Translation<typeof sl>;
