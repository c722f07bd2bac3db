// A stream tells one open screen what happens to the topics that it shows, and what it missed while it was away.

import { entities } from '#generated/registry.ts';
import { forUser } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import type { Published } from '#server/core/events.ts';
import { invalid, notAllowed } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import type { Door } from '#server/crud/write.ts';

const topicShape = /^[a-z_]+(:\d{1,10})?$/;
/** A topic of an entity is open to who may read it; the own user is always. */
const mayHear = (me: Me, topic: string): boolean => {
  if (topic === `user:${me.id}`) return true;
  const [name = ''] = topic.split(':');
  const entity = Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : undefined;
  return entity !== undefined && forUser(ruleFor(entity, 'read'), me) !== false;
};

const beatMs = 15_000;
const mostMissed = 500;

const asMessage = (event: Published) =>
  `event: change\nid: ${event.id}\ndata: ${JSON.stringify({ id: event.id, topics: event.topics, entity: event.entity, entity_id: event.entity_id, action: event.action, by: event.by, at: event.at })}\n\n`;

const missed = async ({ database }: Pick<Door, 'database'>, after: number, wanted: ReadonlySet<string>): Promise<Published[]> => {
  // On PostgreSQL ids are not the order of commits: only what lies below the horizon of running transactions is complete.
  const rows = await database.read.all(
    database.dialect === 'sqlite'
      ? `select id, at, "by", entity, entity_id, action, topics from event where id > ? order by id limit ${mostMissed}`
      : `select id, at, "by", entity, entity_id, action, topics from event where id > $1 and xid < pg_snapshot_xmin(pg_current_snapshot()) order by id limit ${mostMissed}`,
    [after],
  );
  return rows.flatMap((row) => {
    const topics = JSON.parse(String(row.topics)) as string[];
    if (!topics.some((topic) => wanted.has(topic))) return [];
    return [
      {
        id: Number(row.id),
        topics,
        entity: String(row.entity),
        entity_id: Number(row.entity_id),
        action: String(row.action),
        by: row.by === null ? null : Number(row.by),
        at: typeof row.at === 'number' ? new Date(row.at).toISOString() : String(row.at),
      },
    ];
  });
};

const streams = new Set<() => void>();
/** Ends every open stream; called when the server stops. */
export const endStreams = () => {
  for (const end of streams) end();
};

/** Opens a stream of server-sent events; `lastSeen` is the id that a returning browser saw last. */
export const openStream = async (door: Door, me: Me, topics: readonly string[], lastSeen: string | null): Promise<ReadableStream> => {
  if (topics.length > 100 || !topics.every((topic) => topicShape.test(topic))) throw invalid({ field: 'topics', reason: 'wrongType' });
  if (!topics.every((topic) => mayHear(me, topic))) throw notAllowed();
  const wanted = new Set(topics);
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream({
    async start(controller) {
      let told = Number(lastSeen ?? 0) || 0;
      const tell = (event: Published) => {
        if (event.id <= told && lastSeen !== null) return;
        told = Math.max(told, event.id);
        controller.enqueue(encoder.encode(asMessage(event)));
      };
      const waiting: Published[] = [];
      let caughtUp = lastSeen === null;
      // Listens first and catches up then, so that nothing falls between the two.
      const stopListening = door.hub.listen(topics, (event) => {
        if (caughtUp) tell(event);
        else waiting.push(event);
      });
      const beat = setInterval(() => controller.enqueue(encoder.encode(': beat\n\n')), beatMs);
      close = () => {
        clearInterval(beat);
        stopListening();
        streams.delete(end);
      };
      const end = () => {
        close();
        controller.close();
      };
      streams.add(end);
      controller.enqueue(encoder.encode('retry: 1000\n\n'));
      if (!caughtUp) {
        for (const event of await missed(door, told, wanted)) tell(event);
        caughtUp = true;
        for (const event of waiting) tell(event);
      }
    },
    cancel: () => close(),
  });
};
