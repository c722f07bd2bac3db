// What has changed since an import or a merge stands in the way of taking it back: it is refused with what that is, by name.
import { conflict } from '#server/core/http/refusal.ts';

export type Changed = { readonly entity: string; readonly id: number; readonly title: string };

/** So many are told, and so many of them stand in the sentence. */
const told = 20;
const said = 3;

/** @throws Refusal 409 `changedSince` in the words of an area, where anything is among them */
export const refuseChanged = (area: string, changed: readonly Changed[]): void => {
  if (changed.length === 0) return;
  const names = changed.slice(0, said).map(({ title }) => title);
  throw conflict(area, 'changedSince', {
    parameters: { names: `${names.join(', ')}${changed.length > said ? ' …' : ''}`, smart_count: changed.length },
    members: { changed: changed.slice(0, told), total: changed.length },
  });
};
