// The wall terminal takes a new version at night while nobody stands before it, and changes as a whole: never by day, never in the middle of a tap.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewAtNight } from '#public-pages/terminal/keep-awake.ts';

const shell = '/registration_terminal_page/';

describe('the page', () => {
  let now: { hour: number; idle: boolean };
  let page: { update: () => Promise<void>; waiting: { postMessage: (message: string) => void } | null };
  let container: EventTarget & { getRegistration: (scope: string) => Promise<typeof page> };
  const messages: string[] = [];
  const reload = vi.fn();
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    messages.length = 0;
    reload.mockClear();
    now = { hour: 3, idle: true };
    page = { update: vi.fn(async () => {}), waiting: { postMessage: (message) => messages.push(message) } };
    container = Object.assign(new EventTarget(), { getRegistration: vi.fn(async () => page) });
    vi.stubGlobal('navigator', { serviceWorker: container });
    vi.stubGlobal('location', { reload });
    end = renewAtNight(
      () => now.hour,
      () => now.idle,
    );
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const quarter = () => vi.advanceTimersByTimeAsync(15 * 60_000);

  it.each([2, 3, 4])('lets a version that waits take over at %i, and is read anew once it has', async (hour) => {
    now.hour = hour;
    await quarter();
    expect(container.getRegistration).toHaveBeenCalledWith(shell);
    expect(messages).toEqual(['take over']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1, 5, 6, 12, 23])('leaves it waiting at %i, having asked for it', async (hour) => {
    now.hour = hour;
    await quarter();
    expect(page.update).toHaveBeenCalled();
    expect(messages).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for whoever stands before it, and takes it a quarter of an hour later', async () => {
    now.idle = false;
    await quarter();
    expect(messages).toEqual([]);
    now.idle = true;
    await quarter();
    expect(messages).toEqual(['take over']);
  });

  it('asks again while there is none, also when the network is gone', async () => {
    page.waiting = null;
    page.update = vi.fn(async () => Promise.reject(new Error('no network')));
    await quarter();
    await quarter();
    expect(page.update).toHaveBeenCalledTimes(2);
    expect(messages).toEqual([]);
  });

  it('asks for nothing any more once it is closed', async () => {
    end();
    await quarter();
    expect(container.getRegistration).not.toHaveBeenCalled();
  });
});

type WorkerEvent = {
  waitUntil?: (work: Promise<unknown>) => void;
  data?: unknown;
  request?: object;
  respondWith?: (answer: Promise<Response>) => void;
};

describe('its service worker', () => {
  const shelves = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const skipWaiting = vi.fn(async () => {});
  const claim = vi.fn(async () => {});
  const keyOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);

  let started = 0;
  /** Starts the worker of a version, beside what others have kept: loaded anew, as each version is. */
  const start = async (version: string, files: readonly string[]) => {
    started += 1;
    listeners.clear();
    vi.stubGlobal('__VERSION__', version);
    vi.stubGlobal('__FILES__', files);
    await import(`#public-pages/terminal/worker.ts?${started}`);
  };
  const happens = async (name: string, event: WorkerEvent = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (one) => work.push(one), ...event });
    await Promise.all(work);
  };

  beforeEach(() => {
    shelves.clear();
    skipWaiting.mockClear();
    claim.mockClear();
    vi.stubGlobal('self', { skipWaiting, clients: { claim } });
    vi.stubGlobal('location', new URL('https://dispatch.example/registration_terminal_page/sl/key'));
    vi.stubGlobal('addEventListener', (name: string, listener: (event: WorkerEvent) => void) => listeners.set(name, listener));
    vi.stubGlobal(
      'Request',
      class {
        readonly url: string;
        constructor(path: string) {
          this.url = new URL(path, 'https://dispatch.example').href;
        }
      },
    );
    vi.stubGlobal('caches', {
      keys: async () => [...shelves.keys()],
      delete: async (name: string) => shelves.delete(name),
      open: async (name: string) => {
        const cachedPages = shelves.get(name) ?? new Map<string, Response>();
        shelves.set(name, cachedPages);
        return {
          addAll: async (all: readonly (Request | string)[]) => {
            for (const one of all) cachedPages.set(keyOf(one), new Response(`${name} ${keyOf(one)}`));
          },
          match: async (key: string) => cachedPages.get(key),
        };
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('keeps the whole of a new version beside the one that runs, and waits until it is told', async () => {
    await start('one', ['/assets/one.js']);
    await happens('install');
    await start('two', ['/assets/two.js', '/assets/two.css']);
    await happens('install');
    expect([...shelves.keys()]).toEqual(['registration terminal one', 'registration terminal two']);
    expect([...(shelves.get('registration terminal two')?.keys() ?? [])]).toEqual(['/assets/two.js', '/assets/two.css', shell]);
    expect(skipWaiting).not.toHaveBeenCalled();
    await happens('message', { data: 'anything else' });
    expect(skipWaiting).not.toHaveBeenCalled();
    await happens('message', { data: 'take over' });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('throws the old version away when it takes over, and nothing of others', async () => {
    shelves.set('something else', new Map());
    await start('one', ['/assets/one.js']);
    await happens('install');
    await start('two', ['/assets/two.js']);
    await happens('install');
    await happens('activate');
    expect([...shelves.keys()]).toEqual(['something else', 'registration terminal two']);
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it('answers the page from its own version, with the network or without', async () => {
    await start('two', ['/assets/two.js']);
    await happens('install');
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode: 'navigate', url: location.href };
    listeners.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    expect(await (await answer)?.text()).toBe(`registration terminal two ${shell}`);
  });
});
