// What was put off for the undo of a toast is done in the end, whatever becomes of the toast.
import { beforeEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, toastError, toastSuccess, undoToast } from '#admin/ui/overlays/toast-store.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const removed: string[] = [];
const remove = (name: string) => toastSuccess(`${name} removed.`, { undo: () => undefined, commit: () => removed.push(name) });
beforeEach(() => void removed.splice(0));

it('is done once the toast gives way to others', () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) remove(name);
  expect(currentToasts().map(({ text }) => text)).toEqual(['three', 'four', 'five', 'six'].map((name) => `${name} removed.`));
  expect(removed).toEqual(['one', 'two']);
});

it('is done when the same is said again, and when it is closed', () => {
  remove('one');
  const again = remove('one');
  expect(removed).toEqual(['one']);
  dismissToast(again);
  expect(removed).toEqual(['one', 'one']);
});

it('is not done when it is taken back', () => {
  undoToast(remove('one'));
  toastError('The line is down.');
  expect(removed).toEqual([]);
});
