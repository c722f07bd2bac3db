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
  const searchText = fold(typed);
  // A name that stands there whole is chosen already.
  const fits = ({ name }: Person) => {
    const folded = fold(name);
    return (
      `${searchText}` !== `${folded} ` && (folded.startsWith(searchText) || folded.split(' ').some((part) => part.startsWith(searchText)))
    );
  };
  return people
    .filter(fits)
    .sort((a, b) => Number(b.works) - Number(a.works))
    .slice(0, offered);
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What finds each `@name` in a text; the longer goes first: who writes to Luka Kosec does not mean Luka Kos. */
export const marksPattern = (marks: readonly string[]): string =>
  marks
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** The ids of those whose whole name stands behind an @. */
export const mentionedIn = (text: string, people: readonly Pick<Person, 'id' | 'name'>[]): number[] => {
  const pattern = marksPattern(people.map(({ name }) => `@${name}`));
  const found = new Set(text.match(new RegExp(pattern, 'g')));
  return people.filter(({ name }) => found.has(`@${name}`)).map(({ id }) => id);
};
