// Refuses to undo an import or a merge when records have changed since, and names those records.
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { readableIn } from '#server/crud/read/readable.ts';
import { othersText } from '#server/crud/read/reader-names.ts';

export type Changed = { readonly entity: string; readonly id: number; readonly title: string };

/** The most records that a refusal lists, and the most that its sentence names. */
const mostNamed = 20;
const mostShown = 3;

/** Names the changed records that the caller may read, and counts the others. @throws Refusal 409 `changedSince` in the words of an area, if any record has changed */
export const refuseChanged = async (tx: Tx, me: Me, area: string, changed: readonly Changed[]): Promise<void> => {
  if (changed.length === 0) return;
  const mentions = changed.map((one) => ({ ...one, entity_id: one.id }));
  const readable = await readableIn(tx.database, tx.read, me, mentions);
  const readableRows = changed.filter((_one, at) => mentions[at] && readable.has(mentions[at]));
  const names = [
    ...readableRows
      .slice(0, mostShown)
      .map(({ title }, at) => (at === mostShown - 1 && readableRows.length > mostShown ? `${title} …` : title)),
    ...othersText(changed.length - readableRows.length, me),
  ];
  throw conflict(area, 'changedSince', {
    parameters: { names: names.join(', '), smart_count: changed.length },
    members: { changed: readableRows.slice(0, mostNamed), total: changed.length },
  });
};
