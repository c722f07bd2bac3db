// What has changed since an import or a merge stands in the way of taking it back: it is refused with what that is, by name.
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { othersText } from '#server/crud/read/called-for.ts';
import { readableIn } from '#server/crud/read/readable.ts';

export type Changed = { readonly entity: string; readonly id: number; readonly title: string };

/** So many are told, and so many of them stand in the sentence. */
const mostNamed = 20;
const mostShown = 3;

/** Names what the caller may read, and counts the rest. @throws Refusal 409 `changedSince` in the words of an area, where anything is among them */
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
