// A stream tells one open screen what happens to the topics that it shows, and what it missed while it was away.

import { entities } from '#generated/registry.ts';
import { forUser } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import type { Dialect } from '#server/core/database.ts';
import type { Published } from '#server/core/events.ts';
import { invalid, notAllowed } from '#server/core/refusal.ts';
import { isAsBefore, type Me } from '#server/core/session.ts';
import type { Door } from '#server/crud/write.ts';

const topicShape = /^[a-z_]+(:\d{1,10})?$/;
/** A topic of an entity is open to who may read all of it; the own user is always. */
const mayHear = (me: Me, topic: string): boolean => {
  if (topic === `user:${me.id}`) return true;
  const [name = ''] = topic.split(':');
  const entity = Object.hasOwn(entities, name) ? entities[name as keyof typeof entities] : undefined;
  return entity !== undefined && forUser(ruleFor(entity, 'read'), me) === true;
};

const beatMs = 15_000;
/** Of what somebody missed, as much is told; of more than that only the newest, which is what the screens read again for. */
const mostMissed = 1000;
/** Messages that wait for a browser that does not read them; then it has to come back. */
const mostWaiting = 2000;

const asMessage = (event: Published) =>
  `event: change\nid: ${event.id}\ndata: ${JSON.stringify({ id: event.id, topics: event.topics, entity: event.entity, entity_id: event.entity_id, action: event.action, by: event.by, at: event.at })}\n\n`;

const columns = 'id, at, "by", entity, entity_id, action, topics';
const newest = (dialect: Dialect) =>
  dialect === 'sqlite'
    ? `select ${columns} from event where id > ? and exists (select 1 from json_each(topics) where value in (select value from json_each(?))) order by id desc limit ${mostMissed}`
    : `select ${columns} from event where id > $1 and topics::jsonb ?| $2::text[] order by id desc limit ${mostMissed}`;

/** What has been committed since an event, for these topics, oldest first. Ids are not the order of commits: what is not committed yet is told by the hub. */
const missed = async ({ database }: Pick<Door, 'database'>, after: number, topics: readonly string[]): Promise<Published[]> => {
  const { dialect } = database;
  const rows = await database.read.all(newest(dialect), [after, dialect === 'sqlite' ? JSON.stringify(topics) : topics]);
  return rows.reverse().map((row) => ({
    id: Number(row.id),
    topics: JSON.parse(String(row.topics)) as string[],
    entity: String(row.entity),
    entity_id: Number(row.entity_id),
    action: String(row.action),
    by: row.by === null ? null : Number(row.by),
    at: typeof row.at === 'number' ? new Date(row.at).toISOString() : String(row.at),
  }));
};

const streams = new Set<() => void>();
/** Ends every open stream; called when the server stops. */
export const endStreams = () => {
  for (const end of streams) end();
};

/** Opens a stream of server-sent events; `lastSeen` is the id that a returning browser saw last. It ends with the session or the rights of who opened it. */
export const openStream = async (door: Door, me: Me, topics: readonly string[], lastSeen: string | null): Promise<ReadableStream> => {
  if (topics.length > 100 || !topics.every((topic) => topicShape.test(topic))) throw invalid({ field: 'topics', reason: 'wrongType' });
  if (!topics.every((topic) => mayHear(me, topic))) throw notAllowed();
  const returning = lastSeen !== null && /^\d{1,15}$/.test(lastSeen);
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream({
    async start(controller) {
      // Told while catching up; the hub may tell it once more.
      const told = new Set<number>();
      const waiting: Published[] = [];
      let caughtUp = !returning;
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) < -mostWaiting) end();
        else controller.enqueue(encoder.encode(text));
      };
      const tell = (event: Published) => {
        if (!told.delete(event.id)) send(asMessage(event));
      };
      // Listens first and catches up then, so that nothing falls between the two.
      const stopListening = door.hub.listen(topics, (event) => {
        if (caughtUp) tell(event);
        else waiting.push(event);
      });
      const look = async () => {
        const open = await isAsBefore(door.database, me).catch(() => true);
        if (!streams.has(end)) return;
        if (open) send(': beat\n\n');
        else end();
      };
      const beat = setInterval(() => void look(), beatMs);
      close = () => {
        clearInterval(beat);
        stopListening();
        streams.delete(end);
      };
      const end = () => {
        if (!streams.has(end)) return;
        close();
        controller.close();
      };
      streams.add(end);
      send('retry: 1000\n\n');
      if (!returning) return;
      try {
        for (const event of await missed(door, Number(lastSeen), topics)) {
          if (!streams.has(end)) return;
          send(asMessage(event));
          told.add(event.id);
        }
      } catch (error) {
        close();
        throw error;
      }
      caughtUp = true;
      for (const event of waiting) tell(event);
    },
    cancel: () => close(),
  });
};
