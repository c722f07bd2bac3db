// Why a hit is one: the letters that were typed, marked where a word begins with them, č found by c.
import './matched.css';
import type { ReactNode } from 'react';
import { fold } from '#schema/core/fold.ts';

type Stretch = readonly [from: number, to: number];

/** The first place of each typed word: where a word begins, else anywhere. */
const stretchesOf = (folded: string, typed: string): Stretch[] => {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const found = words.flatMap((word): Stretch[] => {
    const within = folded.indexOf(word);
    if (within < 0) return [];
    let at = within;
    while (at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) {
      const next = folded.indexOf(word, at + 1);
      if (next < 0) return [[within, within + word.length]];
      at = next;
    }
    return [[at, at + word.length]];
  });
  return found.sort(([one], [other]) => one - other);
};

export function Matched({ text, typed }: { text: string; typed: string }) {
  const folded = fold(text);
  // A letter that becomes two, such as ß, would mark the wrong ones.
  const stretches = folded.length === text.length ? stretchesOf(folded, typed) : [];
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of stretches) {
    if (from < done) continue;
    parts.push(
      text.slice(done, from),
      <mark key={from} className="ui-matched">
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
}
