// Whom a line mentions: an @ and a name, found by the letters that were typed, č by c.
import { fold } from '#schema/core/fold.ts';

export type Person = { readonly id: number; readonly name: string; readonly works: boolean };

/** What is typed behind an @ that stands before the cursor, and where that @ is. */
export const mentionAt = (text: string, cursor: number): { readonly at: number; readonly typed: string } | null => {
  const found = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, cursor));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { at: cursor - typed.length - 1, typed };
};

const offered = 6;
/** Who may be meant: whose name, or a part of it, begins with what was typed; who works there first. */
export const meantBy = (people: readonly Person[], typed: string): Person[] => {
  const wanted = fold(typed);
  // A name that stands there whole is chosen already.
  const fits = ({ name }: Person) => {
    const folded = fold(name);
    return `${wanted}` !== `${folded} ` && (folded.startsWith(wanted) || folded.split(' ').some((part) => part.startsWith(wanted)));
  };
  return people
    .filter(fits)
    .sort((a, b) => Number(b.works) - Number(a.works))
    .slice(0, offered);
};

/** The ids of those whose whole name stands behind an @. */
export const mentionedIn = (text: string, people: readonly Person[]): number[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
