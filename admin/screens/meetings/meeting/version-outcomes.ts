// Matches the outcomes in a version of the minutes with today's outcomes; two with the same wording match one each.
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';
import type { Item } from './data.ts';

export type Section = {
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  readonly decisions: readonly string[];
  readonly actions: readonly { text: string }[];
};
/** Undefined if the wording was corrected since. */
type Agreed = { readonly text: string; readonly outcome: Outcome | undefined };
type Now = { readonly items: readonly Pick<Item, 'id' | 'title'>[]; readonly outcomes: readonly Outcome[] };

/** The outcomes of each section, decisions first. */
export const agreedIn = (sections: readonly Section[], { items, outcomes }: Now): Agreed[][] => {
  const left = new Set(outcomes);
  return sections.map(({ title, decisions, actions }) => {
    const titleItems: readonly (number | null)[] =
      title === null ? [null] : items.filter((item) => item.title === title).map(({ id }) => id);
    const take = (kind: Outcome['kind'], text: string): Agreed => {
      const outcome = [...left].find((one) => one.kind === kind && one.text === text && titleItems.includes(one.item_id));
      if (outcome) left.delete(outcome);
      return { text, outcome };
    };
    return [...decisions.map((text) => take('decision', text)), ...actions.map(({ text }) => take('action', text))];
  });
};
