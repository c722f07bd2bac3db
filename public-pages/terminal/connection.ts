// The terminal's connection: whether the server answers, its state, and waiting taps, sent one after the other with their true times.
import type { Language } from '#schema/core/words.ts';
import { type Answer, askHere, type Booked, book as bookTap, type Refused } from './calls.ts';
import { putTap, remember, remembered, storedTabletKey, takeTap, type Waiting, waitingTaps } from './offline-store.ts';
import { type Store, setAhead, trueNow } from './state.ts';
import { signWith } from './tablet-key.ts';

const lookOnlineMs = 20_000;
const lookOfflineMs = 4000;

export type Connection = {
  /** Stores a tap before sending it, so that it is neither lost nor booked twice. */
  book(tap: Waiting): Promise<Answer<Booked>>;
  /** Keeps a tap for later. */
  keep(tap: Waiting): Promise<void>;
  /** Asks the server for the current state. */
  look(): Promise<void>;
  /** Once it is known whether the server answers. */
  settled(): Promise<void>;
  lost(): void;
  refused(answer: Refused): void;
  end(): void;
};

export const openConnection = (store: Store, key: string, language: () => Language): Connection => {
  let turn: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  /** Taps that the server will always refuse: they stay here, and others are sent past them. */
  const stuck = new Set<string>();
  /** Taps being booked for a user who waits, and so not sent a second time from the queue. */
  const live = new Set<string>();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };
  const lost = () => {
    if (store.get().connection !== 'offline') store.set({ connection: 'offline', lostAt: trueNow() });
    if (ended) return;
    clearTimeout(timer);
    timer = setTimeout(() => void beat(), lookOfflineMs);
  };
  const reached = () => {
    if (store.get().connection !== 'online') store.set({ connection: 'online', lostAt: null });
  };
  const refused = ({ status, reason, detail, seconds }: Refused) => {
    reached();
    if (reason === 'padRests') store.set({ restsUntil: Date.now() + seconds * 1000 });
    else if (status === 404 && reason === 'notFound') store.set({ closed: { gone: true, detail } });
    else if (status === 403 || reason === 'outOfUse') store.set({ closed: { gone: false, detail } });
  };
  const post = ({ id, user_token, action, occurred_at, work }: Waiting, queued: boolean) =>
    inTurn(async () => {
      const tap = { id, user_token, action, occurred_at, ...(work && { work }) };
      const { tabletKey } = store.get();
      const signature = tabletKey ? await signWith(tabletKey, { call: 'event', ...tap }) : undefined;
      return bookTap(key, language(), { ...tap, queued, signature });
    });
  /** Whether a tap may be booked later, and so stays here until then. */
  const stays = (answer: Answer<Booked>) =>
    answer.kind === 'lost' || (answer.kind === 'refused' && (![400, 409, 422].includes(answer.status) || answer.reason === 'outOfUse'));
  const book = async (tap: Waiting) => {
    live.add(tap.id);
    let left = false;
    try {
      const storedTap = await putTap(tap).then(
        () => true,
        () => false,
      );
      const answer = await post(tap, false);
      if (!stays(answer)) await (storedTap && takeTap(tap.id));
      else if (!storedTap) throw new Error('Neither the server nor this tablet has the tap.');
      else left = true;
      return answer;
    } finally {
      live.delete(tap.id);
      // A tap that stays is shown as waiting at once.
      if (left) void send();
    }
  };

  const lookOnce = async (): Promise<void> => {
    const sentAt = Date.now();
    const answer = await askHere(key, language());
    if (answer.kind === 'lost') return lost();
    if (answer.kind === 'refused') return refused(answer);
    const here = answer.body;
    // The server's time was read halfway between request and answer.
    const ahead = Date.parse(here.server_time) - (sentAt + Date.now()) / 2;
    setAhead(ahead);
    reached();
    store.set({ here, hereAt: trueNow(), closed: null, restsUntil: here.rests > 0 ? Date.now() + here.rests * 1000 : 0 });
    await remember(key, { here, ahead, at: trueNow() }).catch(() => undefined);
  };

  let looking: Promise<void> | null = null;
  const look = (): Promise<void> => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  };

  const sendOne = async (tap: Waiting): Promise<boolean> => {
    const answer = await post(tap, true);
    if (answer.kind === 'lost') {
      lost();
      return false;
    }
    if (answer.kind === 'refused') {
      refused(answer);
      if (stays(answer)) return false;
      stuck.add(tap.id);
      return true;
    }
    await takeTap(tap.id);
    return true;
  };
  let sending: Promise<void> | null = null;
  let again = false;
  const sendAll = async () => {
    for (let sent = 0; ; sent += 1) {
      again = false;
      // A tap that is just being booked is not shown as waiting.
      const waiting = (await waitingTaps().catch(() => [])).filter(({ id }) => !live.has(id));
      store.set({ waiting });
      const next = waiting.find(({ id }) => !stuck.has(id));
      const { connection, closed, sentAt } = store.get();
      if (waiting.length === 0 && connection === 'online' && (sent > 0 || sentAt === null)) store.set({ sentAt: trueNow() });
      if (!next || ended || connection !== 'online' || closed || !(await sendOne(next))) return;
    }
  };
  const send = async (): Promise<void> => {
    again = true;
    while (again && !ended) {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      await sending;
    }
  };

  const beat = async () => {
    clearTimeout(timer);
    await look();
    await send();
    clearTimeout(timer);
    if (!ended) timer = setTimeout(beat, store.get().connection === 'online' ? lookOnlineMs : lookOfflineMs);
  };
  const online = () => void beat();
  addEventListener('online', online);
  addEventListener('offline', lost);
  const begin = async () => {
    const tabletKey = await storedTabletKey().catch(() => undefined);
    if (tabletKey) store.set({ tabletKey });
    const known = await remembered(key).catch(() => undefined);
    if (known) {
      setAhead(known.ahead);
      store.set({ here: known.here, hereAt: known.at });
    }
    store.set({ waiting: await waitingTaps().catch(() => []) });
    await beat();
  };
  void begin();

  const settled = () =>
    new Promise<void>((resolve) => {
      const end = store.subscribe(() => {
        if (store.get().connection === 'connecting') return;
        end();
        resolve();
      });
    });

  return {
    book,
    settled,
    keep: async (tap) => {
      await putTap(tap);
      void send();
    },
    look,
    lost,
    refused,
    end: () => {
      ended = true;
      clearTimeout(timer);
      removeEventListener('online', online);
      removeEventListener('offline', lost);
    },
  };
};
