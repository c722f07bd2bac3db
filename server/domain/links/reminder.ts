// The types for a purpose's reminder: what it is made from, and what it returns.
import type { Language } from '#schema/core/words.ts';
import type { LinkIntent } from '#schema/links/public-purposes.ts';
import type { Signing } from '../company/company.ts';
import type { letter } from '../mail/letter.ts';
import type { Link } from './public-link.ts';

export type About = {
  readonly link: Link;
  readonly language: Language;
  readonly company: Signing;
  /** The addresses for confirming and declining, with the second token. */
  readonly addressOf: (intent: LinkIntent) => string;
};
export type Reminder = {
  readonly letter: ReturnType<typeof letter>;
  readonly entity: 'task' | 'project' | 'meeting';
  readonly entity_id: number;
};
