// The unsaved text of a page, stored on this device against loss.
import { keepText, keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';

/** The editor's text, and the version on which it is based. */
export type Draft = { readonly edition: number; readonly base: string; readonly title: string; readonly body: string; readonly at: string };

const nameOf = (user: number, page: number) => `wiki_draft:${user}:${page}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'edition' in value &&
  typeof value.edition === 'number' &&
  ['base', 'title', 'body', 'at'].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string');

export const keptDraft = (user: number, page: number): Draft | null => {
  const storedDraft = keptValue(nameOf(user, page));
  return isDraft(storedDraft) ? storedDraft : null;
};
export const keepDraft = (user: number, page: number, draft: Draft): void => keepValue(nameOf(user, page), draft);
export const dropDraft = (user: number, page: number): void => keepText(nameOf(user, page), null);
