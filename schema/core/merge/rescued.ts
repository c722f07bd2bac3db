// Words and lines that stay although one has taken them out, because the other has changed them.
import { linesOf, type Side, wordsOf } from './alignment.ts';
import { isLetter, type Token } from './text-tokens.ts';

/** The tokens of the base that stay although the other took them out, because this text has changed the word or the line around them. */
export const rescued = (base: readonly Token[], mine: Side, other: Side): Set<number> => {
  const stay = new Set<number>();
  const isGone = (at: number) => (other.inSide[at] ?? -1) < 0;
  const own = (from: number, to: number) => {
    const remaining: number[] = [];
    let added = false;
    for (let at = from; at < to; at += 1) {
      const origin = mine.baseOf[at] ?? -1;
      if (origin >= 0) remaining.push(origin);
      else if (isLetter(mine.tokens[at])) added = true;
    }
    return { remaining, added };
  };
  const wordOf = new Int32Array(base.length).fill(-1);
  const goneWords: boolean[] = [];
  for (const line of linesOf(base)) {
    for (const { from, to } of wordsOf(base, line)) {
      let gone = true;
      for (let at = from; at < to; at += 1) {
        wordOf[at] = goneWords.length;
        gone &&= isGone(at);
      }
      goneWords.push(gone);
    }
  }
  for (const line of linesOf(mine.tokens)) {
    for (const { from, to } of wordsOf(mine.tokens, line)) {
      if (!isLetter(mine.tokens[from])) continue;
      const { remaining, added } = own(from, to);
      if (added) for (const at of remaining) if (goneWords[wordOf[at] ?? -1]) stay.add(at);
    }
    // A line that the other took out as a whole.
    const start = mine.baseOf[line.from] ?? -1;
    if (start < 0 || !isGone(start)) continue;
    const { remaining, added } = own(line.from, line.to);
    if (added && remaining.every(isGone)) for (const at of remaining) stay.add(at);
  }
  return stay;
};
