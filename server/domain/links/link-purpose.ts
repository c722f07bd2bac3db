// The interface of a public link's purpose: what the link shows, and what follows from confirming and declining. The routes are the same for all purposes.
import type { Rows } from '#generated/entities.ts';
import type { Reader } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Place } from '../mail/addressed.ts';
import type { Printed, Printing } from '../paper/documents.ts';

/** A line of the document: how an objection names it, and what it is about, with its ends where it has a time. */
export type DocumentLine = { readonly line: string; readonly name: string; readonly from: string | null; readonly to: string | null };
/** An objection that was sent; what its line is about is stored with it, because the line may change. */
export type Objection = { readonly line: string; readonly text: string } & Partial<DocumentLine>;
/** Allows reading inside an act or outside one. */
export type LinkSource = { readonly read: Reader };

export type LinkPurpose<Shown> = {
  readonly purpose: 'task' | 'meeting' | 'handover';
  /** The entity of the record that waits for the answer; an act locks that record first. */
  readonly entity: keyof Rows & string;
  /** The page on which a user goes on after the client has answered on their device. */
  page?(record_id: number): string;
  /** The content of the link, read once when the link is made and stored with it. */
  read(from: LinkSource, record_id: number): Promise<Shown>;
  /** Who receives the answer, if not the link's creator. */
  sender?(shown: Shown): string;
  /** The content as it is told to the holder of the link. */
  tell(shown: Shown): {
    readonly number: number;
    /** The number as people read it, where it is more than digits: `PR-057`. */
    readonly label?: string;
    readonly title: string;
    readonly timezone: string;
    readonly company: Place;
    readonly document: object;
  };
  /** The lines that an objection may name. */
  lines(shown: Shown): readonly DocumentLine[];
  /** Whether the record waits for an answer. */
  waits(from: LinkSource, record_id: number): Promise<boolean>;
  /** Whether what was confirmed through a link still stands. */
  stands(from: LinkSource, record_id: number): Promise<boolean>;
  confirm(tx: Tx, record_id: number, name: string): Promise<void>;
  decline(tx: Tx, record_id: number, reason: string): Promise<void>;
  /** The document to sign, before the answer, printed once in its sender's name. Without it nothing is signed. */
  original?(services: Printing, link: { readonly record_id: number; readonly created_by: number }, shown: Shown): Promise<Printed>;
  /** The document with the answer below it. */
  printout?(services: Printing, link: { readonly record_id: number; readonly created_by: number }): Promise<Printed>;
  /** An entry for the calendar of a person who confirms: the text of an .ics file. */
  calendar?(shown: Shown): string;
};
