// The interface of a purpose's part of the page behind links: how its document is shown; all else is shared, and its words are named after it.
import type { ReactNode } from 'react';
import type { PublicWords } from '#generated/public-words.ts';
import type { Format } from '#schema/core/format.ts';
import type { Translate } from '#schema/core/words.ts';
import type { Fact } from './result-notice.tsx';

export type Saying = { readonly t: Translate<PublicWords>; readonly format: Format };

/** A line that an objection can name. */
export type Line = {
  readonly line: string;
  readonly title: string;
  readonly detail: string | null;
  readonly notes: string | null;
  readonly amount: string;
};

export type Part<Document> = {
  /** The download, which also decides the signature: a document is signed, a calendar entry is not. */
  readonly takes: 'paper' | 'calendar';
  /** Client and place, below the title. */
  subtitle(document: Document): readonly string[];
  show(document: Document, saying: Saying): ReactNode;
  lines(document: Document, saying: Saying): readonly Line[];
  /** Facts shown with the answer afterwards. */
  facts(document: Document, saying: Saying): readonly Fact[];
};
