// Mentions in a message: an @ and a name, matched without accents.
import { fold } from '#schema/core/fold.ts';

export type Person = { readonly id: number; readonly name: string; readonly works: boolean };

/** The text typed after an @ before the cursor, and the position of the @. */
export const mentionAt = (text: string, cursor: number): { readonly at: number; readonly typed: string } | null => {
  const found = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, cursor));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { at: cursor - typed.length - 1, typed };
};

const offered = 6;
/** The matching people by name or part of it, the record's own people first. */
export const meantBy = (people: readonly Person[], typed: string): Person[] => {
  const searchText = fold(typed);
  // A completely typed name needs no suggestion.
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
/** A pattern for each `@name`; longer names first, so that "Luka Kosec" does not match "Luka Kos". */
export const marksPattern = (marks: readonly string[]): string =>
  marks
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** The ids of the people whose full name follows an @. */
export const mentionedIn = (text: string, people: readonly Pick<Person, 'id' | 'name'>[]): number[] => {
  const pattern = marksPattern(people.map(({ name }) => `@${name}`));
  const found = new Set(text.match(new RegExp(pattern, 'g')));
  return people.filter(({ name }) => found.has(`@${name}`)).map(({ id }) => id);
};
