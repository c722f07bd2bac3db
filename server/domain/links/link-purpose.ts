// The purpose of a public link, declared once for each: what it shows, and what follows from a yes and a no. Looking, confirming and declining are the same for all.
import type { Rows } from '#generated/entities.ts';
import type { Reader } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Place } from '../mail/addressed.ts';
import type { Printed, Printing } from '../paper/documents.ts';

export type Objection = { readonly line: string; readonly text: string };
/** Where a record is read: beside an act, or inside one. */
export type From = { readonly read: Reader };

export type LinkPurpose<Shown> = {
  readonly purpose: 'task' | 'meeting' | 'handover';
  /** Whose record waits for the answer: an act locks it first. */
  readonly entity: keyof Rows & string;
  /** What the link shows. It is read once, when the link is made, and kept with it. */
  read(from: From, record_id: number): Promise<Shown>;
  /** To whom the answer goes, where that is not who made the link. */
  sender?(shown: Shown): string;
  /** The same, as it is told to whoever holds the link. */
  tell(shown: Shown): {
    readonly number: number;
    /** The number as people read it, where it is more than digits: `PR-057`. */
    readonly label?: string;
    readonly title: string;
    readonly timezone: string;
    readonly company: Place;
    readonly document: object;
  };
  /** What an objection may name. */
  lines(shown: Shown): readonly string[];
  /** Whether the record waits for an answer. */
  waits(from: From, record_id: number): Promise<boolean>;
  /** Whether what was confirmed through a link still stands. */
  stands(from: From, record_id: number): Promise<boolean>;
  confirm(tx: Tx, record_id: number, name: string): Promise<void>;
  decline(tx: Tx, record_id: number, reason: string): Promise<void>;
  /** What is signed: the document before the answer, printed once, in the name of who sent it. Without it nothing is signed. */
  original?(services: Printing, link: { readonly record_id: number; readonly created_by: number }, shown: Shown): Promise<Printed>;
  /** The document with the answer below it. */
  printout?(services: Printing, link: { readonly record_id: number; readonly created_by: number }): Promise<Printed>;
  /** What whoever says yes takes along into their calendar: the text of an .ics file. */
  calendar?(shown: Shown): string;
};
