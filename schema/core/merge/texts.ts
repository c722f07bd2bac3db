// Merges two changes of one rich text. What either has put in stays, what either has taken out goes; where that changes what somebody meant, it is told.

import { blocksOf } from '../html-parts.ts';
import { alignedWith, linesOf, type Side } from './alignment.ts';
import { partDisputedWords } from './disputed-words.ts';
import { disputes } from './disputes.ts';
import { type MergedText, render } from './merged-html.ts';
import { rescued } from './rescued.ts';
import { htmlOf, isLetter, type Token, tokensOf, wholeBlock } from './text-tokens.ts';

/** Whose words stand first where both have added some at the same place. */
export type First = 'mine' | 'theirs';

/** The blocks that stand in a text once. */
const uniqueOf = (blocks: readonly string[]): Set<string> => {
  const times = new Map<string, number>();
  for (const block of blocks) times.set(block, (times.get(block) ?? 0) + 1);
  return new Set(blocks.filter((block) => times.get(block) === 1));
};
const counter = () => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};
/** Whether two texts differ at most in how they are written down. */
export const sameText = (one: string, other: string): boolean =>
  one === other || htmlOf(tokensOf(one, counter())) === htmlOf(tokensOf(other, counter()));

/** @param first whose words stand first where both have added some at the same place */
export const mergedTexts = (base: string, mine: string, other: string, first: First = 'theirs'): MergedText => {
  if (mine === other || base === other) return { html: mine, conflicts: [] };
  if (base === mine) return { html: other, conflicts: [] };
  const nextId = counter();
  const texts = [base, mine, other].map(blocksOf);
  const [inBase = new Set<string>(), inMine, inTheirs] = texts.map(uniqueOf);
  const unchanged = new Set([...inBase].filter((block) => inMine?.has(block) && inTheirs?.has(block)));
  const [old = [], own = [], others = []] = texts.map((blocks) =>
    blocks.flatMap((html) => (unchanged.has(html) ? wholeBlock(html, nextId()) : tokensOf(html, nextId))),
  );
  const my = alignedWith(old, own);
  const their = alignedWith(old, others);
  partDisputedWords(old, my, their);
  return merge(old, my, their, first);
};

const merge = (base: readonly Token[], my: Side, their: Side, first: First): MergedText => {
  // Nodes of a chain: the base's tokens, then mine, then theirs, then the beginning.
  const [ofMine, ofTheirs] = [base.length, base.length + my.tokens.length];
  const head = ofTheirs + their.tokens.length;
  const next = new Int32Array(head + 1).fill(-1);
  const before = new Int32Array(head + 1).fill(-1);
  const tokenAt = (node: number): Token | undefined =>
    node < ofMine ? base[node] : node < ofTheirs ? my.tokens[node - ofMine] : their.tokens[node - ofTheirs];
  const isMine = (node: number) => node >= ofMine && node < ofTheirs;
  const isTheirs = (node: number) => node >= ofTheirs && node < head;
  const isLine = (node: number) => tokenAt(node)?.is === 'line';
  const put = (after: number, node: number) => {
    const following = next[after] ?? -1;
    next[after] = node;
    before[node] = after;
    next[node] = following;
    if (following >= 0) before[following] = node;
  };
  const after = (node: number) => next[node] ?? -1;
  const past = (node: number, passes: (one: number) => boolean) => {
    let at = node;
    while (after(at) >= 0 && passes(after(at))) at = after(at);
    return at;
  };

  // My text in its order; what I took out follows what I put in its place.
  let at = head;
  for (const [index] of my.tokens.entries()) {
    const origin = my.baseOf[index] ?? -1;
    const node = origin >= 0 ? origin : ofMine + index;
    put(at, node);
    at = node;
  }
  for (let index = 0; index < base.length; index += 1)
    if ((my.inSide[index] ?? -1) < 0) put(past(index === 0 ? head : index - 1, isMine), index);

  /** Whether words put in after a token continue its word. */
  const continues = (left: number, node: number) => isLetter(tokenAt(left)) && isLetter(tokenAt(node));
  const inLine = (node: number) => isMine(node) && !isLine(node);
  const takenOutByMe = (node: number) => node < ofMine && (my.inSide[node] ?? -1) < 0;
  /** Where their new words go that follow a token: before or after mine. */
  const placeAfter = (left: number, node: number, index: number): number => {
    if (!isMine(after(left))) return left;
    let end = index;
    while (end < their.tokens.length && (their.baseOf[end] ?? -1) < 0) end += 1;
    const following = their.baseOf[end] ?? -1;
    // They kept what I replaced, and stand before it.
    const mineEnd = past(left, isMine);
    if (following >= 0 && takenOutByMe(following) && after(mineEnd) === following) return left;
    const [I, they] = [continues(left, after(left)), continues(left, node)];
    return I !== they ? (I ? past(left, inLine) : left) : first === 'mine' ? past(left, inLine) : left;
  };
  /** Takes a line out of its place, with all that was put into it. */
  const relocate = (start: number, target: number): boolean => {
    let last = start;
    const line = linesOfBase.get(start) ?? start + 1;
    for (let node = start; last !== line - 1; node = after(node)) {
      if (node < 0 || node === target || (node < ofMine && (node < start || node >= line))) return false;
      last = node;
    }
    last = past(last, (node) => node >= ofMine && node < head && !isLine(node));
    for (let node = start; ; node = after(node)) {
      if (node === target) return false;
      if (node === last) break;
    }
    const [left, right] = [before[start] ?? head, after(last)];
    next[left] = right;
    if (right >= 0) before[right] = left;
    const following = after(target);
    next[target] = start;
    before[start] = target;
    next[last] = following;
    if (following >= 0) before[following] = last;
    return true;
  };
  const linesOfBase = new Map(linesOf(base).map(({ from, to }) => [from, to]));
  at = head;
  for (const [index, token] of their.tokens.entries()) {
    const origin = their.baseOf[index] ?? -1;
    if (origin >= 0) {
      if (their.moved.has(origin) && !my.moved.has(origin)) relocate(origin, past(at, inLine));
      at = origin;
      continue;
    }
    const node = ofTheirs + index;
    if (!isTheirs(at)) at = placeAfter(at, node, index);
    // A new line begins after what I added to the line before it.
    if (token.is === 'line') at = past(at, inLine);
    put(at, node);
    at = node;
  }

  const rescuedMine = rescued(base, my, their);
  const rescuedTheirs = rescued(base, their, my);
  const lives = (node: number): boolean =>
    node >= ofMine || ((my.inSide[node] ?? -1) >= 0 && (their.inSide[node] ?? -1) >= 0) || rescuedMine.has(node) || rescuedTheirs.has(node);

  const order: number[] = [];
  for (let node = after(head); node >= 0; node = after(node)) order.push(node);
  const disputed = disputes(order, {
    isMine,
    isTheirs,
    ofMine,
    my,
    their,
    tokenAt,
    rescued: (node) => rescuedMine.has(node) || rescuedTheirs.has(node),
  });
  return render(base, my, their, { order, lives, tokenAt, isMine, isTheirs, ofMine, ofTheirs, disputed });
};
