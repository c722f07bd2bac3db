// A page of the demo company's wiki as it is told: who wrote which version how many days of work ago, and what stands below it.
import type { TagName } from '../company/company.ts';

export type WikiStory = {
  readonly title: string;
  readonly owner: string;
  readonly tags?: readonly TagName[];
  /** Days from today to its review. */
  readonly review?: number;
  /** The oldest first; `{task:4127}` and `{user:admin}` are links. */
  readonly versions: readonly { readonly by: string; readonly days: number; readonly body: string; readonly note?: string }[];
  readonly below?: readonly WikiStory[];
};
