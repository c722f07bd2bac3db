// A tab holds one stream: however fast its screens change, and however slow the line, none is left open behind the newest one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Line extends EventTarget {
  static readonly CLOSED = 2;
  static all: Line[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Line.all.push(this);
  }
  open() {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  cut() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Line.CLOSED;
  }
}
const topics = () =>
  Line.all.filter(({ readyState }) => readyState !== Line.CLOSED).map(({ url }) => new URL(url, 'http://a').searchParams.get('topics'));

const tab = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => [] });
const leaves: (() => void)[] = [];
const listen = async (topic: string) => {
  const { liveStream } = await import('#admin/providers/live/live-stream.ts');
  const leave = liveStream().listen({ topics: [topic], onEvent: () => undefined });
  leaves.push(leave);
  vi.advanceTimersByTime(20);
};

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  tab.hidden = false;
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.advanceTimersByTime(20);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the earlier stream until the next is open', async () => {
  await listen('task');
  Line.all[0]?.open();
  await listen('task:12');
  expect(topics()).toEqual(['task', 'task,task:12']);
  Line.all[1]?.open();
  expect(topics()).toEqual(['task,task:12']);
});

it('leaves none behind where one was overtaken before it was open', async () => {
  await listen('task');
  Line.all[0]?.open();
  await listen('task:12');
  await listen('user:3');
  Line.all[2]?.open();
  Line.all[1]?.open();
  expect(topics()).toEqual(['task,task:12,user:3']);
});

it('tries another where one neither opens nor breaks', async () => {
  await listen('task');
  vi.advanceTimersByTime(30_000);
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([Line.CLOSED, 0]);
  Line.all[1]?.open();
  vi.advanceTimersByTime(120_000);
  expect(Line.all).toHaveLength(2);
  expect(topics()).toEqual(['task']);
  // The browser tries again by itself after a cut; what it tries may hang as well.
  Line.all[1]?.cut();
  vi.advanceTimersByTime(30_000);
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([Line.CLOSED, Line.CLOSED, 0]);
});

it('has none while the tab is hidden, and none for nobody', async () => {
  await listen('task');
  Line.all[0]?.open();
  await listen('task:12');
  tab.hidden = true;
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(topics()).toEqual([]);
  tab.hidden = false;
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(topics()).toEqual(['task,task:12']);
  for (const leave of leaves.splice(0)) leave();
  vi.advanceTimersByTime(20);
  expect(topics()).toEqual([]);
});
