// Why a hit is one: the letters that were typed, marked where they stand in a name, č found by c.
import './matched.css';
import { fold } from '#schema/core/fold.ts';

/** Marks the first place where the first typed word stands. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const [word = ''] = fold(typed).split(/\s+/);
  const folded = fold(text);
  const at = word && folded.length === text.length ? folded.indexOf(word) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="ui-matched">{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
