// Where two changes of a text contradict each other.
import type { Side } from './alignment.ts';
import type { Token } from './text-tokens.ts';

export type Chain = {
  readonly isMine: (node: number) => boolean;
  readonly isTheirs: (node: number) => boolean;
  readonly tokenAt: (node: number) => Token | undefined;
  readonly ofMine: number;
};
/** The nodes at which both meant something else. */
export const disputes = (
  order: readonly number[],
  {
    isMine,
    isTheirs,
    ofMine,
    my,
    their,
    tokenAt,
    rescued: isRescued,
  }: Chain & { my: Side; their: Side; rescued: (node: number) => boolean },
): Set<number> => {
  const disputed = new Set<number>();
  const goneFor = (side: Side, node: number | undefined) => node !== undefined && node < ofMine && (side.inSide[node] ?? -1) < 0;
  const says = (node: number) => (tokenAt(node)?.text ?? '').trim() !== '';
  // Between tokens that both kept: did both put something in the place of the same words?
  let region: number[] = [];
  const settle = () => {
    const replacedByBoth = region.some((node) => goneFor(my, node) && goneFor(their, node));
    const mine = region.filter((node) => isMine(node) && says(node));
    const others = region.filter((node) => isTheirs(node) && says(node));
    if (replacedByBoth && mine.length > 0 && others.length > 0) for (const node of [...mine, ...others]) disputed.add(node);
    // Put into what the other took out, on both sides of it.
    let left: number | undefined;
    let between: number[] = [];
    for (const node of region) {
      if (node >= ofMine) {
        if (says(node)) between.push(node);
        continue;
      }
      for (const one of between) {
        const other = isMine(one) ? their : my;
        if (goneFor(other, left) && goneFor(other, node)) disputed.add(one);
      }
      [left, between] = [node, []];
    }
    region = [];
  };
  for (const node of order) {
    if (isRescued(node)) disputed.add(node);
    if (node < ofMine && !goneFor(my, node) && !goneFor(their, node)) settle();
    else region.push(node);
  }
  settle();
  return disputed;
};
