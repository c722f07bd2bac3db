// Streams to one open screen the events of the topics that it shows, first those that it missed while disconnected.
import type { Services } from '#server/core/events/act.ts';
import type { Published } from '#server/core/events/events.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import { isAsBefore, type Me } from '#server/core/security/session.ts';
import type { Live } from '../../core/http/event-stream.ts';
import { eventVisibility } from '../people/event-visibility.ts';
import { cursorNow, missedEvents } from './missed-events.ts';

const topicShape = /^[a-z_]+(:\d{1,10})?$/;
const beatMs = 15_000;
/** The most unread bytes (some two thousand messages) for a slow browser; beyond them it is disconnected and must reconnect. */
const mostWaiting = 500_000;

const encoder = new TextEncoder();
const changeOf = ({ id, topics, entity, entity_id, action, by, at }: Published) =>
  `event: change\ndata: ${JSON.stringify({ id, topics, entity, entity_id, action, by, at })}\n`;
// Many screens receive the same event, so its bytes are encoded once.
const lately = new WeakMap<Published, { cursor: string | null; bytes: Uint8Array }>();
const asMessage = (event: Published, cursor: string | null): Uint8Array => {
  const known = lately.get(event);
  if (known?.cursor === cursor) return known.bytes;
  const bytes = encoder.encode(`${changeOf(event)}${cursor === null ? '' : `id: ${cursor}\n`}\n`);
  lately.set(event, { cursor, bytes });
  return bytes;
};
/** Tells the browser only the cursor from which to continue after a break, or with its next stream. */
const mark = (cursor: string | null) => encoder.encode(`retry: 1000\nevent: mark\ndata: -\n${cursor === null ? '' : `id: ${cursor}\n`}\n`);

/** The most simultaneous streams of one user. */
const mostStreams = 40;
const streams = new Set<() => void>();
const streamsOf = new Map<number, number>();
const count = (user_id: number, by: 1 | -1) => {
  const now = (streamsOf.get(user_id) ?? 0) + by;
  if (now > 0) streamsOf.set(user_id, now);
  else streamsOf.delete(user_id);
};
export const openStreams = () => streams.size;
/** Ends every open stream; called when the server stops. */
export const endStreams = () => {
  for (const end of streams) end();
};

/** Opens a stream of server-sent events; `lastSeen` is the cursor from which a screen goes on: the last event received, or the state read before the stream. The stream ends with the session or rights of its user. @throws Refusal 429 `tooManyStreams` */
export const openStream = async (services: Services, me: Me, topics: readonly string[], lastSeen: string | null): Promise<Live> => {
  if (topics.length > 100 || !topics.every((topic) => topicShape.test(topic))) throw invalid({ field: 'topics', reason: 'wrongType' });
  const isFull = () => (streamsOf.get(me.id) ?? 0) >= mostStreams;
  if (isFull()) throw new Refusal(429, 'tooManyStreams', { parameters: { maximum: mostStreams }, members: { maximum: mostStreams } });
  const heardBy = await eventVisibility(services.database, me, topics);
  const from = lastSeen === null ? await cursorNow(services) : null;
  return (reader) => {
    // Other streams of the user may have been opened during the reads above.
    if (isFull()) {
      reader.end();
      return () => {};
    }
    // The hub may deliver events a second time that catching up already sends, so its events wait until then.
    let catchingUp: { readonly waiting: [Published, string | null][] } | null = lastSeen === null ? null : { waiting: [] };
    const sentTopics = new Set<number>();
    const send = (bytes: Uint8Array) => {
      if (!streams.has(end)) return;
      if (reader.waiting > mostWaiting) end();
      else reader.write(bytes);
    };
    const tell = (event: Published, cursor: string | null) => {
      if (!sentTopics.delete(event.id)) send(asMessage(heardBy(event), cursor));
    };
    // Listening begins before catching up, so that no event falls between the two.
    const stopListening = services.hub.listen(topics, (event, cursor) => {
      if (catchingUp) catchingUp.waiting.push([event, cursor]);
      else tell(event, cursor);
    });
    const look = async () => {
      if (!(await isAsBefore(services.database, me).catch(() => true))) end();
    };
    // A change of the user or their role may change what they may read, so the session is checked at once.
    const stopWatching = services.hub.listen([`user:${me.id}`], ({ entity }) => {
      if (entity === 'user' || entity === 'role') void look();
    });
    const timer = setInterval(() => {
      send(mark(catchingUp ? null : services.hub.cursor));
      void look();
    }, beatMs);
    const close = () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
      if (streams.delete(end)) count(me.id, -1);
    };
    const end = () => {
      if (!streams.has(end)) return;
      close();
      reader.end();
    };
    const catchUp = async (since: string) => {
      const { events, cursor } = await missedEvents(services.database, since, topics);
      for (const [at, event] of events.entries()) {
        send(asMessage(heardBy(event), at === events.length - 1 ? cursor : null));
        sentTopics.add(event.id);
      }
      const waiting = catchingUp?.waiting ?? [];
      catchingUp = null;
      for (const [event, cursor] of waiting) tell(event, cursor);
    };
    streams.add(end);
    count(me.id, 1);
    send(mark(from));
    // If catching up fails, the stream ends; the screen reconnects and tries again.
    if (lastSeen !== null) void catchUp(lastSeen).catch(end);
    return close;
  };
};
