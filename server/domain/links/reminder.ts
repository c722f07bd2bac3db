// A reminder as each purpose of a link writes it: what it has to go by, and what it gives.
import type { Language } from '#schema/core/words.ts';
import type { LinkIntent } from '#schema/links/public-purposes.ts';
import type { Signing } from '../company/company.ts';
import type { letter } from '../mail/letter.ts';
import type { Link } from './public-link.ts';

export type About = {
  readonly link: Link;
  readonly language: Language;
  readonly company: Signing;
  /** Where one says yes, and where no: the second way in. */
  readonly addressOf: (intent: LinkIntent) => string;
};
export type Reminder = {
  readonly letter: ReturnType<typeof letter>;
  readonly entity: 'task' | 'project' | 'meeting';
  readonly entity_id: number;
};
