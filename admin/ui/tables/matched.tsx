// Highlights the matched letters of a search result, preferably at word starts; č matches c.
import './matched.css';
import type { ReactNode } from 'react';
import { fold } from '#schema/core/fold.ts';

type Stretch = readonly [from: number, to: number];

/** The first match of each typed word: at a word start, else anywhere. */
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
  // If folding changes the length, as with ß, the positions would be wrong.
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
