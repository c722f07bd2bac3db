// Which part of a changed text is which part of the text that it came from, down to the single character.

import { follow, slide } from './line-starts.ts';
import { commonOf } from './subsequence.ts';
import { isLetter, type Range, signOf, type Token } from './text-tokens.ts';

/** A text beside its base; -1 where the other has no counterpart. */
export type Side = {
  readonly tokens: readonly Token[];
  /** By token of this text: its place in the base. */
  readonly baseOf: Int32Array;
  /** By token of the base: its place in this text. */
  readonly inSide: Int32Array;
  /** The first tokens of the base's lines that stand in another order here. */
  readonly moved: ReadonlySet<number>;
};
export const linesOf = (tokens: readonly Token[]): Range[] => {
  const lines: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.is !== 'line') continue;
    const last = lines.at(-1);
    if (last) last.to = at;
    lines.push({ from: at, to: tokens.length });
  }
  return lines;
};
const inNumbers = /^[.,:/]$/;
const isDigit = (token: Token | undefined) => token !== undefined && /^\p{Nd}$/u.test(signOf(token));
/** Whether a sign belongs to the number around it: `1.250,00`, `7:15`, `24/11/2026`. */
const joinsDigits = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && inNumbers.test(signOf(token)) && isDigit(tokens[at - 1]) && isDigit(tokens[at + 1]);
};
/** Words and numbers, and single tokens between them. */
export const wordsOf = (tokens: readonly Token[], { from, to }: Range): Range[] => {
  const words: Range[] = [];
  for (let at = from; at < to; ) {
    let end = at + 1;
    if (isLetter(tokens[at])) while (end < to && (isLetter(tokens[end]) || (end + 1 < to && joinsDigits(tokens, end)))) end += 1;
    words.push({ from: at, to: end });
    at = end;
  }
  return words;
};
const textIn = (tokens: readonly Token[], { from, to }: Range): string => {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token) text += signOf(token);
  }
  return text;
};
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A word that was only changed keeps at least this part of its characters; otherwise it was replaced. */
const keptPart = 0.5;
/** A line that was moved and changed keeps at least this part of its words. */
const movedPart = 0.6;
/** More combinations of words are not compared. */
const mostWords = 900;
/** More combinations of vanished and new lines are not compared. */
const mostMoves = 2500;

export const alignedWith = (base: readonly Token[], tokens: readonly Token[]): Side => {
  const baseOf = new Int32Array(tokens.length).fill(-1);
  const inSide = new Int32Array(base.length).fill(-1);
  const match = (b: number, s: number) => {
    baseOf[s] = b;
    inSide[b] = s;
  };
  const part = (b: number, s: number) => {
    baseOf[s] = -1;
    inSide[b] = -1;
  };
  const matchRange = (b: Range, s: Range) => {
    for (let at = 0; at < b.to - b.from; at += 1) match(b.from + at, s.from + at);
  };

  /** Characters at the beginning and the end of two passages that differ otherwise. */
  const refine = (b: Range, s: Range): void => {
    const [lengthB, lengthS] = [b.to - b.from, s.to - s.from];
    const shortest = Math.min(lengthB, lengthS);
    if (shortest === 0) return;
    const same = (one: Token | undefined, other: Token | undefined) =>
      one !== undefined && other !== undefined && signOf(one) === signOf(other);
    let start = 0;
    while (start < shortest && same(base[b.from + start], tokens[s.from + start])) start += 1;
    let end = 0;
    while (end < shortest - start && same(base[b.to - 1 - end], tokens[s.to - 1 - end])) end += 1;
    if (start + end < shortest * keptPart) {
      changedWords(b, s);
      return;
    }
    matchRange({ from: b.from, to: b.from + start }, { from: s.from, to: s.from + start });
    matchRange({ from: b.to - end, to: b.to }, { from: s.to - end, to: s.to });
  };
  /** The first word that was changed, not replaced, and what is left on both sides of it. */
  const changedWords = (b: Range, s: Range): void => {
    const [wordsB, wordsS] = [wordsOf(base, b), wordsOf(tokens, s)];
    if (wordsB.length + wordsS.length < 3 || wordsB.length * wordsS.length > mostWords) return;
    const textsS = wordsS.map((word) => textIn(tokens, word));
    for (const wordB of wordsB) {
      const text = textIn(base, wordB);
      if (!hasLetter(text)) continue;
      const wordS = wordsS[textsS.findIndex((one) => hasLetter(one) && similar(text, one))];
      if (!wordS) continue;
      refine({ from: b.from, to: wordB.from }, { from: s.from, to: wordS.from });
      refine(wordB, wordS);
      refine({ from: wordB.to, to: b.to }, { from: wordS.to, to: s.to });
      return;
    }
  };
  /** Words that two passages share; what is left between them is compared by character. */
  const compare = (b: Range, s: Range) => {
    const [wordsB, wordsS] = [wordsOf(base, b), wordsOf(tokens, s)];
    const textsB = wordsB.map((word) => textIn(base, word));
    const textsS = wordsS.map((word) => textIn(tokens, word));
    let pairs = commonOf(textsB, textsS);
    // A sign or a frequent word between two replaced passages is there by chance.
    const times = (texts: readonly string[]) => {
      const counts = new Map<string, number>();
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
      return counts;
    };
    const [timesB, timesS] = [times(textsB), times(textsS)];
    const telling = (text: string) =>
      text.startsWith('\n') || (hasLetter(text) && (timesB.get(text) ?? 0) < 2 && (timesS.get(text) ?? 0) < 2);
    const wordsBetween = (texts: readonly string[], from: number, to: number) => texts.slice(from, to).some(hasLetter);
    const replaced = (i: number, j: number, x: number, y: number) =>
      wordsBetween(textsB, i, x) && wordsBetween(textsS, j, y) && !similar(textsB.slice(i, x).join(''), textsS.slice(j, y).join(''));
    /** Whether a word that is gone on one side of a run stands, changed, on its other side. */
    const crosses = (gone: readonly string[], come: readonly string[]) =>
      gone.length * come.length <= mostWords &&
      gone.some((one) => hasLetter(one) && come.some((other) => hasLetter(other) && similar(one, other)));
    const remaining: (readonly [number, number])[] = [];
    let run: (readonly [number, number])[] = [];
    let leftReplaced = false;
    let [leftB, leftS]: (readonly string[])[] = [[], []];
    for (const [at, pair] of [...pairs.entries(), [pairs.length, [wordsB.length, wordsS.length] as const] as const]) {
      const [i, j] = pairs[at - 1] ?? [-1, -1];
      const [x, y] = pair;
      if (x - i > 1 || y - j > 1 || at === pairs.length) {
        const rightReplaced = replaced(i + 1, j + 1, x, y);
        const [rightB, rightS] = [textsB.slice(i + 1, x), textsS.slice(j + 1, y)];
        const byChance = (leftReplaced && rightReplaced) || crosses(leftB ?? [], rightS) || crosses(rightB, leftS ?? []);
        if (!byChance || run.some(([one]) => telling(textsB[one] ?? ''))) for (const one of run) remaining.push(one);
        run = [];
        [leftReplaced, leftB, leftS] = [rightReplaced, rightB, rightS];
      }
      run.push(pair);
    }
    pairs = remaining;
    let [i, j] = [0, 0];
    const place = (words: readonly Range[], at: number, end: number) => words[at]?.from ?? end;
    for (const [x, y] of [...pairs, [wordsB.length, wordsS.length] as const]) {
      refine({ from: place(wordsB, i, b.to), to: place(wordsB, x, b.to) }, { from: place(wordsS, j, s.to), to: place(wordsS, y, s.to) });
      const [wordB, wordS] = [wordsB[x], wordsS[y]];
      if (wordB && wordS) matchRange(wordB, wordS);
      [i, j] = [x + 1, y + 1];
    }
  };

  const [linesB, linesS] = [linesOf(base), linesOf(tokens)];
  const textsB = linesB.map((line) => textIn(base, line));
  const textsS = linesS.map((line) => textIn(tokens, line));
  let [i, j] = [0, 0];
  const place = (lines: readonly Range[], at: number, end: number) => lines[at]?.from ?? end;
  for (const [x, y] of [...commonOf(textsB, textsS), [linesB.length, linesS.length] as const]) {
    compare(
      { from: place(linesB, i, base.length), to: place(linesB, x, base.length) },
      { from: place(linesS, j, tokens.length), to: place(linesS, y, tokens.length) },
    );
    const [lineB, lineS] = [linesB[x], linesS[y]];
    if (lineB && lineS) matchRange(lineB, lineS);
    [i, j] = [x + 1, y + 1];
  }

  slide(base, inSide, (from, to) => {
    const s = inSide[from] ?? -1;
    part(from, s);
    match(to, s);
  });
  slide(tokens, baseOf, (from, to) => {
    const b = baseOf[from] ?? -1;
    part(b, from);
    match(b, to);
  });

  follow(linesS, baseOf, linesB, inSide, (s, from, to) => {
    part(from, s);
    match(to, s);
  });
  follow(linesB, inSide, linesS, baseOf, (b, from, to) => {
    part(b, from);
    match(b, to);
  });

  // Lines that vanished here and are new there have moved.
  const moved = new Set<number>();
  const alone = (counterpart: Int32Array, from: number, to: number) => counterpart.subarray(from, to).every((one) => one < 0);
  // Where a line has left an empty one behind, its start may seem to have stayed.
  const gone = linesB.filter(({ from, to }) => alone(inSide, Math.min(from + 1, to - 1), to));
  const come = linesS.filter(({ from, to }) => alone(baseOf, from, to));
  if (gone.length > 0 && gone.length * come.length <= mostMoves) {
    const left = new Set(come);
    for (const line of gone) {
      const text = textIn(base, line);
      if (!hasLetter(text)) continue;
      const target =
        [...left].find((one) => textIn(tokens, one) === text) ??
        [...left].find((one) => alikeWords(text, textIn(tokens, one)) >= movedPart);
      if (!target) continue;
      left.delete(target);
      const stood = inSide[line.from] ?? -1;
      if (stood >= 0) part(line.from, stood);
      compare(line, target);
      match(line.from, target.from);
      moved.add(line.from);
    }
  }
  return { tokens, baseOf, inSide, moved };
};

const alikeWords = (one: string, other: string): number => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, second] = [words(one), words(other)];
  const left = [...second];
  let shared = 0;
  for (const word of first) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += word.length;
  }
  return shared / Math.max(1, first.join('').length, second.join('').length);
};

/** Whether one passage is the other, changed at one place. */
const similar = (one: string, other: string): boolean => {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end >= shortest * keptPart;
};
