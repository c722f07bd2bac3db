// Whatever the order in which transactions begin and end, each is told once, and a cursor leaves out exactly what has been told before it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PublishedTransactions, readCursor } from '#server/core/database/postgres/published-transactions.ts';

type Step = { readonly is: 'begin' | 'end' | 'publish' | 'read' | 'leave'; readonly pick: number; readonly own: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  is: fc.constantFrom('begin', 'begin', 'end', 'end', 'publish', 'read', 'leave'),
  pick: fc.nat(),
  own: fc.boolean(),
});

/** A database with open and ended transactions, and a process that follows it; some are its own, which it tells a little after their commit. */
const follow = (steps: readonly Step[]) => {
  const publishedTransactions = new PublishedTransactions();
  const receivedIds: number[] = [];
  const [open, committed, unpublished]: [{ xid: number; own: boolean }[], number[], number[]] = [[], [], []];
  const left: { cursor: string; before: number }[] = [];
  let next = 700;
  const snapshot = () => {
    const running = open.map(({ xid }) => xid).toSorted((one, two) => one - two);
    return `${running[0] ?? next}:${next}:${running.join()}`;
  };
  const read = () => {
    receivedIds.push(...committed.filter((xid) => !publishedTransactions.has(xid)));
    publishedTransactions.advance(snapshot());
  };
  const publish = (xid: number) => {
    if (publishedTransactions.has(xid)) return;
    publishedTransactions.add(xid);
    receivedIds.push(xid);
  };
  read();
  for (const { is, pick, own } of steps) {
    if (is === 'begin') open.push({ xid: next++, own });
    if (is === 'end' && open.length > 0) {
      const [one] = open.splice(pick % open.length, 1);
      if (one) committed.push(one.xid);
      if (one?.own) unpublished.push(one.xid);
    }
    if (is === 'publish' && unpublished.length > 0) for (const xid of unpublished.splice(pick % unpublished.length, 1)) publish(xid);
    if (is === 'read') read();
    if (is === 'leave') left.push({ cursor: String(publishedTransactions.cursor), before: receivedIds.length });
  }
  for (const xid of unpublished) publish(xid);
  read();
  return { heard: receivedIds, committed, left };
};

describe('the transactions that a process has told', () => {
  it('are each told once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
        const { heard: receivedIds, committed } = follow(steps);
        expect(receivedIds.toSorted()).toEqual(committed.toSorted());
      }),
    );
  });

  it('are known by a cursor: who comes back with it has missed what was told since', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
        const { heard: receivedIds, committed, left } = follow(steps);
        for (const { cursor, before } of left) {
          const from = readCursor(cursor);
          const then = new PublishedTransactions();
          then.advance(String(from?.snapshot));
          const missed = committed.filter((xid) => !then.has(xid) && !from?.own.includes(String(xid)));
          expect(missed.toSorted()).toEqual(receivedIds.slice(before).toSorted());
        }
      }),
    );
  });

  it.each(['', '5', '5:4:', '0:3:', '5:9:4', '5:9:9', '5:9:7,6', '5:9:7,', '5:9:/', '5:9:/x', '5:9:/6/7', `5:9:/${'6,'.repeat(100)}6`])(
    'are not told by the cursor "%s", which no process has made',
    (text) => {
      expect(readCursor(text)).toBeNull();
    },
  );
});
