// Group headings between the rows of a list, derived from its sorting, so that groups continue across pages.
import type { RowGroup } from '#admin/ui/tables/data-table.tsx';

export type GroupOf<R> = (row: R) => RowGroup | null;
type Page<R> = { readonly rows: readonly R[]; readonly first: boolean; readonly last: boolean };

/** Each heading with the count of its rows, if the page holds all of them or the count of the whole list is `known`. */
export const countedGroups = <R>(
  groupOf: GroupOf<R>,
  { rows, first, last }: Page<R>,
  known: Readonly<Record<string, number | undefined>> = {},
): GroupOf<R> => {
  const groups = new Map<string, RowGroup>();
  const counts = new Map<string, number>();
  let before: string | undefined;
  for (const row of rows) {
    const group = groupOf(row);
    if (!group) continue;
    if (group.key !== before) groups.set(group.key, group);
    before = group.key;
    counts.set(group.key, (counts.get(group.key) ?? 0) + 1);
  }
  const keys = [...groups.keys()];
  const whole = (key: string, at: number) => (at > 0 || first) && (at < keys.length - 1 || last) && counts.get(key);
  const counted = new Map([...groups].map(([key, group], at) => [key, { ...group, count: known[key] || whole(key, at) || undefined }]));
  return (row) => counted.get(groupOf(row)?.key ?? '') ?? null;
};
