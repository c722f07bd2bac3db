// A page of the demo company's wiki: versions with author and working days ago, and child pages.
import type { TagName } from '../company/company.ts';

export type WikiStory = {
  readonly title: string;
  readonly owner: string;
  readonly tags?: readonly TagName[];
  /** Days from today until its review. */
  readonly review?: number;
  /** Oldest first; `{task:4127}` and `{user:admin}` become links. */
  readonly versions: readonly { readonly by: string; readonly days: number; readonly body: string; readonly note?: string }[];
  readonly below?: readonly WikiStory[];
};
