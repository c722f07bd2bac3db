// Where a page that is dragged through the tree of its space stands once it is let go.
import type { Branch } from './data.ts';

/** Before another page, below it, or behind it. */
export type Drop = { readonly id: number; readonly at: 'before' | 'into' | 'after' };

/** As the server is told: below which page, and behind which of those there; `after` null makes it the first. */
export const dropPosition = (branches: readonly Pick<Branch, 'id' | 'parent_id'>[], moved: number, { id, at }: Drop) => {
  if (at === 'into') return { parent_id: id };
  const parent_id = branches.find((one) => one.id === id)?.parent_id ?? null;
  // Nothing stands behind itself.
  const beside = branches.filter((one) => one.parent_id === parent_id && one.id !== moved);
  const before = beside[beside.findIndex((one) => one.id === id) - 1];
  return { parent_id, after: at === 'after' ? id : (before?.id ?? null) };
};
