// The paragraphs of the minutes in which two have changed the same words.
import { TextConflict } from '#admin/fields/text-conflict.tsx';
import type { Keeper } from './keeper.ts';

export function Conflicts({ keeper }: { keeper: Keeper }) {
  return keeper.conflicts.map(({ key, mine, other, by }) => (
    <TextConflict key={key} mine={mine} other={other} by={by} onSettle={(choice) => keeper.settle(key, choice)} />
  ));
}
