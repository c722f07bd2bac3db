// A toast tells of what is done: it goes by itself or when it is closed, and its undo is one act.
import { beforeEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, toastError, toastSuccess, undoToast } from '#admin/ui/overlays/toast-store.ts';
import { houseFiles, read } from '../../support/sources.ts';

const undone: string[] = [];
const removed = (name: string) => toastSuccess(`${name} removed.`, { undo: () => undone.push(name) });
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  undone.splice(0);
});

it('gives way to others, of which four stand', () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) removed(name);
  expect(currentToasts().map(({ text }) => text)).toEqual(['three', 'four', 'five', 'six'].map((name) => `${name} removed.`));
  expect(undone).toEqual([]);
});

it('is taken back once, and never by being closed', () => {
  const id = removed('one');
  undoToast(id);
  undoToast(id);
  dismissToast(removed('two'));
  expect(undone).toEqual(['one']);
});

it('stands once, however often the same is said', () => {
  toastError('The line is down.');
  toastError('The line is down.');
  expect(currentToasts()).toHaveLength(1);
});

it('offers its undo in one way, but where nothing has been sent', () => {
  const offering = houseFiles
    .filter((file) => /^admin\/.*\.tsx?$/.test(file) && !file.startsWith('admin/ui/overlays/'))
    .map(read)
    .filter(({ text }) => /\btoastSuccess\([^;]*[{,]\s*undo\b/s.test(text))
    .map(({ path }) => path);
  expect(offering.sort()).toEqual(['admin/generic/acts/said-act.ts', 'admin/generic/import/use-import.ts']);
});
