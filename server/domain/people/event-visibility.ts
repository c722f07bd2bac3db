// Limits the events a user receives: in full for entities they read completely; else only that something changed, with the record only if they asked for it and may read it.
import { entities } from '#generated/registry.ts';
import { forUser } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { tellsTimes } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { number, sql } from '#server/core/database/sql.ts';
import type { Published } from '#server/core/events/events.ts';
import { notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { readsWholly } from '#server/crud/history/event-access.ts';
import { readOne } from '#server/crud/read/read.ts';

/** Whether the user receives all events of the topic; the user's own topic is always open. @throws Refusal 403 for a topic or record that the caller may not read */
const isOpen = async (database: Database, me: Me, topic: string): Promise<boolean> => {
  if (topic === `user:${me.id}`) return true;
  const [name = '', id] = topic.split(':');
  const entity: Entity | undefined = Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : undefined;
  if (!entity || forUser(ruleFor(entity, 'read'), me) === false) throw notAllowed();
  if (readsWholly(name, me)) return true;
  // An entity without a list of its own is open completely or not at all.
  if (entity.internal || !entity.list) throw notAllowed();
  if (id !== undefined)
    await readOne(database, entity, me, Number(id)).catch((error: unknown) => {
      throw error instanceof Refusal ? notAllowed() : error;
    });
  return false;
};

/** Whether an event may name records of this entity: if every user with the caller's permissions may read their titles. */
const mayName = (name: string, me: Me): boolean => {
  const entity: Entity | undefined = Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : undefined;
  return name === 'user' || readsWholly(name, me) || (entity !== undefined && forUser(ruleFor(entity, 'lookup'), me) === true);
};

/** The tasks of wall terminals, whose events tell when people came and went, for a caller who may not read that; else none. */
const clockedAmong = async ({ read }: Database, me: Me): Promise<ReadonlySet<number>> => {
  if (forUser(tellsTimes, me) === true) return new Set();
  return new Set(await read.values(sql`select task_id from registration_terminal where task_id is not null`, number));
};

/** The version of each event on these topics that the caller may see. */
export const eventVisibility = async (database: Database, me: Me, topics: readonly string[]): Promise<(event: Published) => Published> => {
  const open = new Set<string>();
  const partly = new Set<string>();
  for (const topic of topics) ((await isOpen(database, me, topic)) ? open : partly).add(topic);
  const own = `user:${me.id}`;
  const clocks = await clockedAmong(database, me);
  const named = new Map<string, boolean>();
  const names = (entity: string): boolean => {
    const found = named.get(entity) ?? mayName(entity, me);
    named.set(entity, found);
    return found;
  };
  const isNamed = (topic: string) => open.has(topic) || partly.has(topic) || names(topic.slice(0, topic.search(/:|$/)));
  return (event) => {
    if (event.entity === 'task' && clocks.has(event.entity_id) && !event.topics.includes(own)) {
      const topic = `task:${event.entity_id}`;
      const { id, entity, at } = event;
      const visibleTopics = event.topics.filter((one) => one !== topic && (open.has(one) || partly.has(one)) && !one.startsWith('user:'));
      return { id, topics: visibleTopics, entity, entity_id: 0, action: 'change', by: null, at };
    }
    const whole = event.topics.includes(own) || names(event.entity);
    if (whole && event.topics.some((topic) => open.has(topic)))
      return event.topics.every(isNamed) ? event : { ...event, topics: event.topics.filter(isNamed) };
    const { id, entity, entity_id, at } = event;
    const known = partly.has(`${entity}:${entity_id}`);
    const visibleTopics = event.topics.filter((topic) => open.has(topic) || partly.has(topic));
    return { id, topics: visibleTopics, entity, entity_id: known ? entity_id : 0, action: known ? event.action : 'change', by: null, at };
  };
};
