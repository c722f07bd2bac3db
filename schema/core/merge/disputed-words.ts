// Words that both have changed, each to another: of their letters no third word is made that nobody has written.
import { linesOf, type Side, wordsOf } from './alignment.ts';
import { isLetter, type Range, signOf, type Token } from './text-tokens.ts';

/** Letters beyond this on either side of what stayed of a word are not looked at. */
const longestWord = 200;

/** What a side has made of a word of the base; null where it has only added to it, only taken from it, or left nothing of it. */
const changedTo = ({ from, to }: Range, { tokens, baseOf, inSide }: Side): string | null => {
  const places = Array.from(inSide.subarray(from, to)).filter((place) => place >= 0);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || places.length === to - from) return null;
  let [start, end] = [first, last];
  while (first - start < longestWord && isLetter(tokens[start - 1])) start -= 1;
  while (end - last < longestWord && isLetter(tokens[end + 1])) end += 1;
  const word = tokens.slice(start, end + 1);
  const added = word.some((token, at) => isLetter(token) && (baseOf[start + at] ?? -1) < 0);
  return added ? word.map(signOf).join('') : null;
};

/** Whether a side has put other words in the place of a word of which it left nothing. */
const replaces = ({ from, to }: Range, { tokens, baseOf, inSide }: Side): boolean => {
  if (inSide.subarray(from, to).some((place) => place >= 0)) return false;
  const before = inSide.subarray(0, from).findLast((place) => place >= 0) ?? -1;
  for (let at = before + 1; at <= before + longestWord && (baseOf[at] ?? 0) < 0; at += 1) if (isLetter(tokens[at])) return true;
  return false;
};

/** Parts such words from the base, so that both stand whole beside each other, as a dispute. */
export const partDisputedWords = (base: readonly Token[], mine: Side, other: Side): void => {
  for (const line of linesOf(base))
    for (const word of wordsOf(base, line)) {
      if (!isLetter(base[word.from])) continue;
      const [own, others] = [changedTo(word, mine), changedTo(word, other)];
      const differ =
        own !== null && others !== null ? own !== others : own !== null ? replaces(word, other) : others !== null && replaces(word, mine);
      if (!differ) continue;
      for (const { baseOf, inSide } of [mine, other])
        for (let at = word.from; at < word.to; at += 1) {
          const place = inSide[at] ?? -1;
          if (place >= 0) baseOf[place] = -1;
          inSide[at] = -1;
        }
    }
};
