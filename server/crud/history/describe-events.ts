// Describes events as far as the caller may know: values before and after, and the titles of referred records.
import { z } from 'zod';
import { workflows } from '#generated/registry.ts';
import { allows, atomsOf, type Caller, forUser } from '#schema/core/access.ts';
import { type Entity, fieldRule } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/fields.ts';
import { secretText } from '#schema/core/secret-text.ts';
import type { Database } from '../../core/database/database.ts';
import type { ApiRecord } from '../read/plan.ts';
import { entityNamed } from '../read/select.ts';
import { same } from '../write/check.ts';
import type { StoredEvent, Values } from './events.ts';
import { currentParts, Titles } from './names.ts';

const name = z
  .union([z.string(), z.array(z.string()), z.null()])
  .optional()
  .describe('Titles of what a reference refers to');
const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown(), before_name: name, after_name: name });
export const historyEvent = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.int().nullable(),
    by_name: z.string().nullable(),
    by_link: z.boolean().describe('Somebody outside, through a public link'),
    entity: z.string(),
    entity_id: z.int(),
    action: z.string(),
    reason: z.string().nullable(),
    of_name: z.string().nullable().describe('Whose row it is, who joined or left, or who said so by phone, where that is not who acted'),
    subject: z.array(z.object({ field: z.string(), value: z.unknown(), name })).describe('What a part of the record is called'),
    changes: z.array(change).describe('Of a new row what it holds beside its title, of a deleted one what it held'),
  })
  .meta({ id: 'HistoryEvent' });
export type HistoryEvent = z.output<typeof historyEvent>;

/** Internal fields, such as counters, keys of files and what a program packs, that mean nothing to people. */
const internalFields = new Set([
  'revision',
  'storage_key',
  'sha256',
  'content_type',
  'status_since',
  'date_added',
  'transport.status',
  'document.name',
  'document.file_id',
  'meeting_version.minutes',
]);
const isSpoken = ({ name }: Entity, field: string) => !internalFields.has(field) && !internalFields.has(`${name}.${field}`);

/** The fields of an event that the caller may see, in the order of the entity. */
const fieldsOf = (entity: Entity, main: ApiRecord | null, me: Caller): string[] =>
  entity.readable.filter((field) => {
    const rule = fieldRule(entity, field);
    if (!isSpoken(entity, field) || entity.info[field]?.onDelete === 'cascade') return false;
    return !rule || (main ? allows(rule, me, main) : forUser(rule, me) === true);
  });

/** Whether a value is the instant of the event itself. */
const isWhen = ({ info }: Entity, field: string, value: unknown, { at }: StoredEvent) =>
  info[field]?.kind === 'dateTime' && Date.parse(String(value)) === Date.parse(at);

/** The values of a new row worth showing: not the title, the fields of every row, or its author and time. */
const tellsOfNew = (entity: Entity, event: StoredEvent, whole: boolean) => (field: string, value: unknown) => {
  const { kind, target, zero } = entity.info[field] ?? {};
  if (value === null || value === undefined || value === false || (zero && value === 0) || same(value, [])) return false;
  if (field === workflows[entity.name]?.field) return whole;
  if (entity.title.includes(field) || kind === 'sequence') return false;
  if (target === 'user' && (field === 'user_id' || value === event.by)) return false;
  if (isWhen(entity, field, value, event)) return false;
  const schema = entity.fields[field];
  return !schema || !same(value, partsOf(schema).fallback);
};

type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };
const differences = (entity: Entity, event: StoredEvent, fields: readonly string[], whole: boolean): Difference[] => {
  const { before, after, action } = event;
  // An event that is older than the secret's masking holds it in full.
  const of = (values: Values | null, field: string) => {
    const value = values?.[field] ?? null;
    return entity.info[field]?.secret && typeof value === 'string' ? secretText(value) : value;
  };
  const pairs = fields.map((field) => ({ field, before: of(before, field), after: of(after, field) }));
  const alone = action === 'create' ? after : !after && before;
  const tells = tellsOfNew(entity, event, whole);
  if (alone) return pairs.filter(({ field }) => tells(field, alone[field]));
  // Reason and instant are already shown beside the event.
  const fieldText = ({ field, after: value }: Difference) =>
    typeof value === 'string' && (value === event.reason || isWhen(entity, field, value, event));
  // A `user_id` that the event only carries along is no change of owner.
  const names = ({ field }: Difference) => field === 'user_id' && !(before && field in before);
  return pairs.filter((pair) => !same(pair.before, pair.after) && !fieldText(pair) && !names(pair));
};

/** Whether the act was done by nobody of the company and is one for the holder of a public link. */
const isLinkHolders = ({ by, entity, action }: StoredEvent): boolean => {
  const rule = workflows[entity]?.transitions[action]?.allow;
  return by === null && rule !== undefined && atomsOf(rule).some(({ is }) => is === 'linkHolder');
};
/** The person of the client whom the event names. */
const outsider = (entity: Entity, { after }: StoredEvent): string | null =>
  !('name' in entity.info) && typeof after?.name === 'string' ? after.name : null;

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether an event's values are hidden: of an entity that the caller may not read, only person, time and action are told. */
type Hidden = (event: StoredEvent) => boolean;
/** The record whose history this is, as the caller sees it now; null in the log of all events. */
type Main = { readonly entity: Entity; readonly visibleRecord: ApiRecord } | null;

/** The events in order, and the names of further users. */
export const describeEvents = async (
  database: Database,
  me: Caller,
  events: readonly StoredEvent[],
  main: Main,
  users: readonly (number | null)[] = [],
  hidden: Hidden = () => false,
): Promise<{ records: HistoryEvent[]; nameOf: (user: number | null) => string | null }> => {
  const now = await currentParts(
    database,
    main?.entity ?? null,
    events.filter((event) => !hidden(event)),
  );
  const titles = new Titles();
  const target = (of: Entity, field: string) => of.info[field]?.target ?? '';
  const parts = events.map((event) => {
    const eventEntity = entityNamed(event.entity);
    const whole = eventEntity.name === main?.entity.name;
    const secret = hidden(event);
    const values = secret ? {} : { ...now.get(`${event.entity}:${event.entity_id}`), ...event.before, ...event.after };
    const changes = secret
      ? []
      : differences(eventEntity, event, fieldsOf(eventEntity, whole ? (main?.visibleRecord ?? null) : null, me), whole);
    const names = (field: string) =>
      field !== 'user_id' && !(values[field] === undefined || values[field] === null || isWhen(eventEntity, field, values[field], event));
    const numbers = main ? [] : eventEntity.readable.filter((field) => eventEntity.info[field]?.kind === 'sequence');
    const subject =
      whole || secret ? [] : [...numbers, ...eventEntity.title].filter((field) => isSpoken(eventEntity, field) && names(field));
    for (const { field, before, after } of changes)
      for (const one of [...idsIn(before), ...idsIn(after)]) titles.want(target(eventEntity, field), one);
    for (const field of subject) titles.want(target(eventEntity, field), values[field]);
    titles.want('user', event.by);
    titles.want('user', values.user_id);
    return { event, its: eventEntity, values, changes, subject };
  });
  for (const user of users) titles.want('user', user);
  await titles.find(database, me);

  const named = (of: Entity, field: string, value: unknown) => {
    const { kind, target: to = '' } = of.info[field] ?? {};
    if (kind === 'reference' || kind === 'file') return titles.of(to, value);
    if (kind === 'references') return idsIn(value ?? []).map((one) => titles.of(to, one) ?? `#${one}`);
    return undefined;
  };
  return {
    records: parts.map(({ event, its: eventEntity, values, changes, subject }) => {
      const byLink = isLinkHolders(event);
      const outsiderName = hidden(event) ? null : outsider(eventEntity, event);
      return {
        id: event.id,
        at: event.at,
        by: event.by,
        by_name: byLink ? outsiderName : titles.of('user', event.by),
        by_link: byLink,
        entity: event.entity,
        entity_id: event.entity_id,
        action: event.action,
        reason: hidden(event) ? null : event.reason,
        of_name: (byLink ? null : outsiderName) ?? (values.user_id === event.by ? null : titles.of('user', values.user_id)),
        subject: subject.map((field) => ({ field, value: values[field], name: named(eventEntity, field, values[field]) })),
        changes: changes.map(({ field, before, after }) => ({
          field,
          before,
          after,
          before_name: named(eventEntity, field, before),
          after_name: named(eventEntity, field, after),
        })),
      };
    }),
    nameOf: (user) => titles.of('user', user),
  };
};
