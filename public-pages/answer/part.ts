// What a purpose adds to the page behind its links: how its document reads; everything else is the same for all, and its words stand under its name.
import type { ReactNode } from 'react';
import type { PublicWords } from '#generated/public-words.ts';
import type { Format } from '#schema/core/format.ts';
import type { Translate } from '#schema/core/words.ts';
import type { Fact } from './result-notice.tsx';

export type Saying = { readonly t: Translate<PublicWords>; readonly format: Format };

/** Something that an objection can name. */
export type Line = {
  readonly line: string;
  readonly title: string;
  readonly detail: string | null;
  readonly notes: string | null;
  readonly amount: string;
};

export type Part<Document> = {
  /** What is taken along, and whether a drawn signature is asked for: a paper is signed, an entry for a calendar is not. */
  readonly takes: 'paper' | 'calendar';
  /** Whom and where it concerns, below the title. */
  subtitle(document: Document): readonly string[];
  show(document: Document, saying: Saying): ReactNode;
  lines(document: Document, saying: Saying): readonly Line[];
  /** What stands with the answer afterwards. */
  facts(document: Document, saying: Saying): readonly Fact[];
};
