// Searches a history in the text that people read: in their language, with the titles of referred records.
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { isInCents } from '#schema/core/field-kinds.ts';
import { fold } from '#schema/core/fold.ts';
import { type Phrases, phraseAt } from '#schema/core/words.ts';
import { actWords, kindWords } from '#schema/engine/act-words.ts';
import type { Group } from './events.ts';

/** The parts of an event that a search reads. */
type SearchedEvent = {
  readonly entity: string;
  readonly action: string;
  readonly by: number | null;
  readonly by_name: string | null;
  readonly of_name: string | null;
  readonly reason: string | null;
  readonly subject: readonly { readonly field: string; readonly value?: unknown; readonly name?: unknown }[];
  readonly changes: readonly {
    readonly field: string;
    readonly before?: unknown;
    readonly after?: unknown;
    readonly before_name?: unknown;
    readonly after_name?: unknown;
  }[];
};
/** How many events back a search reads: more than a task ever has. */
export const mostSearched = 2000;

/** A value as the caller reads it: by its name, by the word of a choice, a number in its digits; dates are left out: nobody types them. */
const valueWords = (phrases: Phrases, { name, info }: Entity, field: string, value: unknown, named: unknown): unknown[] => {
  if (Array.isArray(named)) return named;
  if (named !== undefined && named !== null) return [named];
  const fieldInfo = info[field];
  const { kind, values = {} } = fieldInfo ?? {};
  if (kind === 'dateTime' || kind === 'date' || kind === 'reference' || kind === 'references') return [];
  // The texts of the rows are searched too.
  if (kind === 'rows')
    return Array.isArray(value) ? value.flatMap((row: object) => Object.values(row).filter((one) => typeof one === 'string')) : [];
  if (kind === 'choice') {
    return [value].flat().map((one) => {
      const word = Object.entries(values).find(([, stands]) => stands === one)?.[0] ?? String(one);
      return phraseAt(phrases, `${name}.values.${field}.${word}`) ?? word;
    });
  }
  if (isInCents(fieldInfo) && typeof value === 'number') return [(value / 100).toFixed(2), (value / 100).toFixed(2).replace('.', ',')];
  return typeof value === 'number' ? [value, String(value).replace('.', ',')] : [value];
};

const textOf = (phrases: Phrases, record: SearchedEvent): string => {
  const { entity: name, by_name, of_name, reason, subject, changes } = record;
  const entity = (entities as Readonly<Record<string, Entity | undefined>>)[name];
  const find = (key: string) => phraseAt(phrases, key);
  const actTexts = [actWords(find, record), kindWords(find, record)];
  const values = entity
    ? [
        ...subject.flatMap(({ field, value, name: named }) => valueWords(phrases, entity, field, value, named)),
        ...changes.flatMap(({ field, before, after, before_name, after_name }) => [
          phraseAt(phrases, `${name}.fields.${field}`),
          ...valueWords(phrases, entity, field, before, before_name),
          ...valueWords(phrases, entity, field, after, after_name),
        ]),
      ]
    : [];
  return fold([by_name, of_name, reason, ...actTexts, ...values].filter((one) => one !== null && one !== undefined).join(' '));
};

/** The events that contain every word of the text. */
export const matching = <T extends SearchedEvent>(records: readonly T[], text: string, phrases: Phrases): T[] => {
  const words = fold(text).split(' ').filter(Boolean);
  return records.filter((record) => {
    const eventText = textOf(phrases, record);
    return words.every((word) => eventText.includes(word));
  });
};

/** The number of these events by entity and person. */
export const groupsOf = (records: readonly SearchedEvent[]): Group[] =>
  [...Map.groupBy(records, ({ entity, by }) => `${entity} ${by}`).values()].flatMap((events) =>
    events[0] ? [{ entity: events[0].entity, by: events[0].by, count: events.length }] : [],
  );
