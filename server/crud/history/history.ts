// The history of a record: who did what to it and its parts, when and why, with values before and after, as far as the caller may know.
import { z } from 'zod';
import { allows, type Caller, lackedOf } from '#schema/core/access.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { Phrases } from '#schema/core/words.ts';
import type { Database } from '#server/core/database/database.ts';
import { notAllowed } from '#server/core/http/refusal.ts';
import { readOne } from '../read/read.ts';
import { describeEvents, historyEvent } from './describe-events.ts';
import { type EventRange, readEvents } from './events.ts';
import { groupsOf, matching, mostSearched } from './search.ts';

export const historyPage = z
  .object({
    records: z.array(historyEvent),
    total: z.int(),
    groups: z
      .array(z.object({ entity: z.string(), by: z.int().nullable(), by_name: z.string().nullable(), count: z.int() }))
      .describe('The whole history, counted by what it is about and who did it'),
  })
  .meta({ id: 'History' });
export type HistoryPage = z.output<typeof historyPage>;

/** The searched text, and the words of the caller's language. */
export type Search = { readonly text: string; readonly phrases: Phrases };

const pageOf = async (database: Database, entity: Entity, me: Caller, id: number, range: EventRange): Promise<HistoryPage> => {
  const record = await readOne(database, entity, me, id);
  const { history } = entity.access;
  if (history && !allows(history, me, record)) throw notAllowed(lackedOf(history, me));
  const { events, groups } = await readEvents(database, entity, id, me, range);
  const whose = groups.map(({ by }) => by);
  const { records, nameOf } = await describeEvents(database, me, events, { entity, visibleRecord: record }, whose);
  const counted = groups.filter((group) => (range.entity ?? group.entity) === group.entity && (range.by ?? group.by) === group.by);
  return {
    records,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    groups: groups.map((group) => ({ ...group, by_name: nameOf(group.by) })),
  };
};

/** A page of a record's history, or of a search in it. @throws Refusal 403 where the history is not for every reader, 404 for a missing or hidden record */
export const historyOf = async (
  database: Database,
  entity: Entity,
  me: Caller,
  id: number,
  { search, ...range }: EventRange & { readonly search?: Search | undefined },
): Promise<HistoryPage> => {
  if (!search) return pageOf(database, entity, me, id, range);
  const whole = await pageOf(database, entity, me, id, { first: 0, last: mostSearched - 1 });
  const found = matching(whole.records, search.text, search.phrases);
  const records = found.filter((one) => (range.entity ?? one.entity) === one.entity && (range.by === undefined || range.by === one.by));
  const names = new Map(whole.groups.map(({ by, by_name }) => [by, by_name]));
  return {
    records: records.slice(range.first, range.last + 1),
    total: records.length,
    groups: groupsOf(found).map((group) => ({ ...group, by_name: names.get(group.by) ?? null })),
  };
};
