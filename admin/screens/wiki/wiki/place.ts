// The new position of a page dragged in its space's tree.
import type { Branch } from './data.ts';

/** Before another page, below it as a child, or after it. */
export type Drop = { readonly id: number; readonly at: 'before' | 'into' | 'after' };

/** The position for the server: the parent and the preceding sibling; `after` null means first. */
export const dropPosition = (branches: readonly Pick<Branch, 'id' | 'parent_id'>[], moved: number, { id, at }: Drop) => {
  if (at === 'into') return { parent_id: id };
  const parent_id = branches.find((one) => one.id === id)?.parent_id ?? null;
  // A page cannot follow itself.
  const beside = branches.filter((one) => one.parent_id === parent_id && one.id !== moved);
  const before = beside[beside.findIndex((one) => one.id === id) - 1];
  return { parent_id, after: at === 'after' ? id : (before?.id ?? null) };
};
