// Writes a merged text down: elements, marks and lines of both texts fit into each other.
import type { Side } from './alignment.ts';
import type { Chain } from './disputes.ts';
import { type Frame, htmlOf, isLetter, type Token } from './text-tokens.ts';

/** A block in which both changed the same words, or one changed what the other took out. Null: it does not stand in that text. */
export type TextConflict = {
  /** Which of the outermost blocks of the merged text it is. */
  readonly at: number;
  readonly mine: string | null;
  readonly other: string | null;
  readonly both: string;
};
export type MergedText = { readonly html: string; readonly conflicts: readonly TextConflict[] };
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
  const lines: { start: Token; startNode: number; signs: Token[]; nodes: number[]; disputed: boolean }[] = [];
  let left = -1;
  for (const node of order) {
    const line = lines.at(-1);
    if (!lives(node)) {
      line?.nodes.push(node);
      // A dispute about words is shown in the line where they stood.
      if (line && disputed.has(node)) line.disputed = true;
      continue;
    }
    const token = tokenAt(node);
    if (token?.is === 'line' || !line) {
      const start: Token = token?.is === 'line' ? merged(node) : { is: 'line', text: '', path: [{ tag: 'p', attributes: '', id: -1 }] };
      lines.push({ start, startNode: node, signs: [], nodes: token?.is === 'line' ? [node] : [], disputed: disputed.has(node) });
      left = -1;
      if (token?.is === 'line') continue;
    }
    const current = lines.at(-1);
    if (!current) continue;
    const ofBoth = left >= 0 && ((isMine(left) && isTheirs(node)) || (isTheirs(left) && isMine(node)));
    if (ofBoth && isLetter(tokenAt(left)) && isLetter(token) && wholeNewWord(left) && wholeNewWord(node)) current.signs.push(space);
    current.signs.push(merged(node));
    current.nodes.push(node);
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
  const blocks: (typeof shown)[] = [];
  let outermost = Number.NaN;
  for (const line of shown) {
    const { start } = line;
    const id = start.is === 'line' ? (start.path[0]?.id ?? 0) : 0;
    if (id !== outermost || (start.is === 'line' && start.path.length === 1)) blocks.push([]);
    outermost = id;
    blocks.at(-1)?.push(line);
  }
  /** What stands at these nodes in one of the two texts. */
  const versionOf = (nodes: readonly number[], start: Token, side: Side, isOwn: (node: number) => boolean): string | null => {
    const tokens = nodes.flatMap((node) => {
      const token = node < ofMine ? side.tokens[side.inSide[node] ?? -1] : isOwn(node) ? tokenAt(node) : undefined;
      return token ? [token] : [];
    });
    if (tokens.length === 0) return null;
    return htmlOf(tokens[0]?.is === 'line' ? tokens : [start, ...tokens]);
  };
  const drawn = (some: typeof shown) => htmlOf(some.flatMap(({ start, signs }) => [start, ...signs]));
  const conflicts: TextConflict[] = [];
  for (const [at, block] of blocks.entries()) {
    const start = block[0]?.start;
    if (!start || !block.some((line) => line.disputed)) continue;
    const nodes = block.flatMap((line) => line.nodes);
    const both = drawn(block);
    // Of a block that only one has made, the other has no version.
    const version = (side: Side, isOwn: (node: number) => boolean) =>
      nodes.some((node) => node < ofMine) ? versionOf(nodes, start, side, isOwn) : both;
    conflicts.push({ at, mine: version(my, isMine), other: version(their, isTheirs), both });
  }
  return { html: drawn(shown), conflicts };
};
