// Writes a merged text down: elements, marks and lines of both texts fit into each other.
import type { Side } from './alignment.ts';
import type { Chain } from './disputes.ts';
import { type Frame, htmlOf, isLetter, type Token } from './text-tokens.ts';

export type MergedText = {
  readonly html: string;
  /** The outermost blocks of the merged text in which both changed the same words, or one changed what the other took out. */
  readonly conflicts: readonly number[];
};
/** The elements of a text that are the same as in the base. */
const knownFrames = (base: readonly Token[], { tokens, baseOf }: Side): Map<number, number> => {
  const known = new Map<number, number>();
  const taken = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const origin = base[baseOf[at] ?? -1];
    if (token.is !== 'line' || origin?.is !== 'line') continue;
    for (const [depth, { id, tag }] of token.path.entries()) {
      const other = origin.path[depth];
      if (other?.tag !== tag) break;
      if (!known.has(id) && !taken.has(other.id)) {
        known.set(id, other.id);
        taken.add(other.id);
      }
    }
  }
  return known;
};
const samePath = (one: readonly Frame[], other: readonly Frame[]) =>
  one.length === other.length &&
  one.every(({ id, tag, attributes }, at) => {
    const frame = other[at];
    return frame?.id === id && frame.tag === tag && frame.attributes === attributes;
  });
const sameMarks = (one: readonly string[], other: readonly string[]) => one === other || one.join() === other.join();
/** Marks that either has added, without those that either has removed. */
const mergedMarks = (base: readonly string[], mine: readonly string[], others: readonly string[]): readonly string[] => {
  if (sameMarks(base, others)) return mine;
  if (sameMarks(base, mine)) return others;
  const stays = (mark: string) => !base.includes(mark) || (mine.includes(mark) && others.includes(mark));
  return [...mine.filter(stays), ...others.filter((mark) => !mine.includes(mark) && stays(mark))];
};

const space: Token = { is: 'sign', marks: [], text: ' ', letter: false };
type Drawn = Chain & {
  readonly order: readonly number[];
  readonly lives: (node: number) => boolean;
  readonly ofTheirs: number;
  readonly disputed: ReadonlySet<number>;
};
export const render = (
  base: readonly Token[],
  my: Side,
  their: Side,
  { order, lives, tokenAt, isMine, isTheirs, ofMine, ofTheirs, disputed }: Drawn,
): MergedText => {
  const [myFrames, theirFrames] = [knownFrames(base, my), knownFrames(base, their)];
  const pathOf = (token: Token | undefined, frames?: ReadonlyMap<number, number>): readonly Frame[] =>
    token?.is === 'line' ? token.path.map((frame) => ({ ...frame, id: frames?.get(frame.id) ?? frame.id })) : [];
  const merged = (node: number): Token => {
    const token = tokenAt(node) ?? space;
    const [mine, others] = node < ofMine ? [my.tokens[my.inSide[node] ?? -1], their.tokens[their.inSide[node] ?? -1]] : [];
    if (token.is === 'line') {
      if (node >= ofMine) return { ...token, path: pathOf(token, isMine(node) ? myFrames : theirFrames) };
      const [old, own, other] = [pathOf(token), pathOf(mine, myFrames), pathOf(others, theirFrames)];
      const path = mine && !(others && samePath(old, own)) ? own : others ? other : old;
      return { ...token, path, text: token.text };
    }
    if (node >= ofMine) return token;
    const marksOf = (one: Token | undefined) => (one?.is === 'sign' ? one.marks : token.marks);
    return { ...token, marks: mergedMarks(token.marks, marksOf(mine), marksOf(others)) };
  };
  /** Whether all letters of a word are new in its own text. */
  const wholeNewWord = (node: number): boolean => {
    const [{ tokens, baseOf }, index] = isMine(node) ? [my, node - ofMine] : [their, node - ofTheirs];
    for (const step of [-1, 1]) for (let one = index; isLetter(tokens[one]); one += step) if ((baseOf[one] ?? -1) >= 0) return false;
    return true;
  };
  const lines: { start: Token; startNode: number; signs: Token[]; disputed: boolean; emptied: boolean }[] = [];
  let left = -1;
  for (const node of order) {
    const line = lines.at(-1);
    if (!lives(node)) {
      // A dispute about words is shown in the line where they stood.
      if (line && disputed.has(node)) line.disputed = true;
      continue;
    }
    const token = tokenAt(node);
    if (token?.is === 'line' || !line) {
      const start: Token = token?.is === 'line' ? merged(node) : { is: 'line', text: '', path: [{ tag: 'p', attributes: '', id: -1 }] };
      lines.push({ start, startNode: node, signs: [], disputed: disputed.has(node), emptied: false });
      left = -1;
      if (token?.is === 'line') continue;
    }
    const current = lines.at(-1);
    if (!current) continue;
    const ofBoth = left >= 0 && ((isMine(left) && isTheirs(node)) || (isTheirs(left) && isMine(node)));
    if (ofBoth && isLetter(tokenAt(left)) && isLetter(token) && wholeNewWord(left) && wholeNewWord(node)) current.signs.push(space);
    current.signs.push(merged(node));
    if (disputed.has(node)) current.disputed = true;
    left = node;
  }
  /** Whether a line that is empty now was empty where it comes from. */
  const wasEmpty = (node: number): boolean => {
    const sides =
      node < ofMine
        ? [my, their].map((side) => [side, side.inSide[node] ?? -1] as const)
        : [[isMine(node) ? my : their, node - (isMine(node) ? ofMine : ofTheirs)] as const];
    return sides.some(([{ tokens }, at]) => at >= 0 && (tokens[at + 1]?.is ?? 'line') === 'line');
  };
  const shown = lines.filter(({ signs, startNode, start }) => signs.length > 0 || start.text !== '' || wasEmpty(startNode));
  const conflicts = new Set<number>();
  let [block, outermost] = [-1, Number.NaN];
  for (const { start, disputed: isDisputed } of shown) {
    const id = start.is === 'line' ? (start.path[0]?.id ?? 0) : 0;
    if (id !== outermost || (start.is === 'line' && start.path.length === 1)) block += 1;
    outermost = id;
    if (isDisputed) conflicts.add(block);
  }
  return { html: htmlOf(shown.flatMap(({ start, signs }) => [start, ...signs])), conflicts: [...conflicts] };
};
