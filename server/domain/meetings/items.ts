// The agenda of a meeting: the order of its items, the current item, and the time each has taken.
import type { Rows } from '#generated/entities.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';

export type Item = Rows['meeting_item'];
export type NewItem = { readonly title: string; readonly speaker?: string | null | undefined; readonly minutes?: number | undefined };

export const itemsOf = (tx: Tx, meeting_id: number): Promise<Item[]> =>
  tx.em.find(tx.database.entities.meeting_item, { meeting_id }, { orderBy: { position: 'asc', id: 'asc' } });

const itemIn = async (tx: Tx, meeting_id: number, id: number): Promise<Item> => {
  const row = await tx.get('meeting_item', id);
  if (row.meeting_id !== meeting_id) throw notFound();
  return row;
};

export const addItem = async (tx: Tx, meeting_id: number, { title, speaker = null, minutes = 10 }: NewItem): Promise<number> => {
  const position = (await itemsOf(tx, meeting_id)).length + 1;
  return (await insert(tx, meetingItem, { title, speaker, minutes }, { meeting_id, position })).id;
};

export const newItem = (services: Services, me: Me, meeting_id: number, item: NewItem): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'prepare');
    return { id: await addItem(tx, meeting_id, item) };
  });

type Edited = Partial<NewItem> & { readonly position?: number | undefined };

/** Changes an item or its position; the others are renumbered. */
export const editItem = (
  services: Services,
  me: Me,
  meeting_id: number,
  id: number,
  { position, ...fields }: Edited,
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'prepare');
    const row = await itemIn(tx, meeting_id, id);
    if (position !== undefined) {
      const others = (await itemsOf(tx, meeting_id)).filter((one) => one.id !== id);
      others.splice(Math.max(0, position - 1), 0, row);
      for (const [at, one] of others.entries()) one.position = at + 1;
      await tx.flush();
    }
    await change(tx, meetingItem, id, fields, { topics: [`meeting:${meeting_id}`], always: true });
    return { id };
  });

export const removeItem = (services: Services, me: Me, meeting_id: number, id: number): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'prepare');
    const row = await itemIn(tx, meeting_id, id);
    tx.remove('meeting_item', row);
    await tx.flush();
    for (const [at, one] of (await itemsOf(tx, meeting_id)).entries()) one.position = at + 1;
    tx.record({ entity: 'meeting_item', id, action: 'delete', before: { title: row.title }, topics: [`meeting:${meeting_id}`] });
    return { id };
  });

const secondsSince = (since: Date, now: Date) => Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));

/** Stops the item's clock and adds its running time. */
export const holdItem = (item: Item, now: Date): void => {
  if (!item.since) return;
  item.spent += secondsSince(item.since, now);
  item.since = null;
};

/** Makes an item the current one; the previous item is done, unless the meeting went back. */
export const switchTo = async (tx: Tx, meeting_id: number, id: number | null, runs: boolean): Promise<void> => {
  const items = await itemsOf(tx, meeting_id);
  const to = items.find((one) => one.id === id);
  for (const one of items) {
    if (one.current && one !== to) {
      holdItem(one, tx.now);
      one.current = false;
      one.done = !to || one.position < to.position;
    }
    if (one === to) Object.assign(one, { current: true, done: false, since: runs ? (one.since ?? tx.now) : null });
  }
  await tx.flush();
};

/** Continues with an agenda item. @throws Refusal 409 while the meeting does not run */
export const openItem = (services: Services, me: Me, meeting_id: number, id: number): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    const { status } = await allowed(tx, meeting, me, meeting_id, 'write');
    if (status !== meetingStates.inProgress) throw conflict('meeting', 'wrongState');
    await itemIn(tx, meeting_id, id);
    await switchTo(tx, meeting_id, id, true);
    tx.record({ entity: 'meeting_item', id, action: 'open', topics: [`meeting:${meeting_id}`] });
    return { id };
  });
