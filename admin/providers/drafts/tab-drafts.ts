// What the pages of this browser have not saved yet: each open tab has its own, and that of closed tabs waits for whoever opens the page again.
import { keepText, keepValue, keptNames, keptValue } from '#admin/ui/browser/browser-store.ts';
import { isOpenTab, tabId } from './tab.ts';

/** A draft, and how it is deleted once it has been taken over. */
export type StoredDraft<Value> = { readonly value: Value; readonly drop: () => void };

/** @param isDraft whether a value is one that this version can read */
export const tabDrafts = <Value>(name: string, isDraft: (value: unknown) => value is Value) => {
  const own = `${name}:${tabId()}`;
  return {
    /** This tab's draft, those of closed ones, and what an older version stored for all tabs. */
    read: (): StoredDraft<Value>[] => {
      const isLeft = (one: string) => one === name || (one.startsWith(`${name}:`) && one !== own && !isOpenTab(one.slice(name.length + 1)));
      return [own, ...keptNames().filter(isLeft)].flatMap((one) => {
        const value = keptValue(one);
        return isDraft(value) ? [{ value, drop: () => keepText(one, null) }] : [];
      });
    },
    /** @param value null deletes this tab's draft */
    write: (value: Value | null): void => (value === null ? keepText(own, null) : keepValue(own, value)),
  };
};
