// The differences of two texts, side by side or stacked: additions and deletions by sign, line and colour.
import './differences.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { linesOf } from '#schema/core/html-parts.ts';
import { type Pair, sideBySide } from '#schema/core/text-difference.ts';

/** Lines of context around a change. */
const around = 1;

export const pairsOf = (first: string, second: string): Pair[] => sideBySide(linesOf(first), linesOf(second));
export const countOf = (pairs: readonly Pair[]) => ({
  gone: pairs.filter(({ first, same }) => !same && first !== null).length,
  come: pairs.filter(({ second, same }) => !same && second !== null).length,
});

function Line({ pair, of }: { pair: Pair; of: 'first' | 'second' }) {
  const say = useSay();
  const text = pair[of];
  if (text === null) return <div className="wiki-line" aria-hidden="true" />;
  if (pair.same) return <div className="wiki-line">{text}</div>;
  const [sign, Mark] = of === 'first' ? (['−', 'del'] as const) : (['+', 'ins'] as const);
  const words = pair.words ?? [{ in: of, value: text }];
  return (
    <div className={`wiki-line wiki-line-${of}`}>
      <span className="wiki-sign" aria-hidden="true">
        {sign}
      </span>
      <span className="ui-unseen">{say(of === 'first' ? 'wiki.compare.gone' : 'wiki.compare.come')}</span>
      {[...words.entries()].map(([at, { in: where, value }]) =>
        where === 'both' ? value : where === of ? <Mark key={at}>{value}</Mark> : null,
      )}
    </div>
  );
}

type Props = { readonly first: string; readonly second: string; readonly narrow?: boolean; readonly all?: boolean };

export function Differences({ first, second, narrow = false, all = false }: Props) {
  const say = useSay();
  const small = useBelow(768) || narrow;
  const pairs = pairsOf(first, second);
  const near = new Set(
    pairs.flatMap(({ same }, at) => (same ? [] : Array.from({ length: 2 * around + 1 }, (_one, by) => at - around + by))),
  );
  const shown = all ? [...pairs.entries()] : [...pairs.entries()].filter(([at]) => near.has(at));
  if (shown.length === 0) return <p className="ui-quiet pad-16">{say('wiki.compare.same')}</p>;
  return (
    <div className="wiki-differences pad-y-10" data-narrow={small || undefined}>
      {shown.map(([at, pair]) => (
        <div key={at} className="wiki-pair" data-change={pair.same ? undefined : true} tabIndex={pair.same ? undefined : -1}>
          {small && pair.same ? (
            <Line pair={pair} of="second" />
          ) : (
            <>
              {!(small && pair.first === null) && <Line pair={pair} of="first" />}
              {!(small && pair.second === null) && <Line pair={pair} of="second" />}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
