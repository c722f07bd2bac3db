// Placeholders in the final height of loading content, against layout shifts; without animation.
import './skeleton.css';
import { useLate } from '../browser/use-late.ts';
import { useWords } from './words.tsx';

interface SkeletonLineProps {
  /** CSS width. */
  width?: string;
  /** CSS height of the reserved place; the bar inside is thinner. */
  height?: string;
  round?: boolean;
}

export function SkeletonLine({ width = '100%', height, round = false }: SkeletonLineProps) {
  return <span className={round ? 'ui-skeleton ui-skeleton-round' : 'ui-skeleton'} style={{ width, height }} aria-hidden="true" />;
}

interface SkeletonRowsProps {
  rows?: number;
  /** Draws a table header above. */
  head?: boolean;
}

const widths = ['46%', '53%', '41%', '52%', '48%', '44%', '50%'];

/** Rows of a table: reserve their height at once and are drawn after 150 ms. */
export function SkeletonRows({ rows = 6, head = false }: SkeletonRowsProps) {
  const t = useWords();
  const drawn = useLate(true);
  return (
    <div aria-busy="true">
      <span className="ui-unseen" role="status">
        {drawn && t('list.loading')}
      </span>
      {head && <div className="ui-skeleton-head row gap-12">{drawn && <SkeletonLine width="4rem" />}</div>}
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="ui-skeleton-row row gap-12">
          {drawn && (
            <>
              <SkeletonLine width="1rem" round />
              <SkeletonLine width={widths[row % widths.length]} />
              <span className="grow" />
              <SkeletonLine width="18%" />
              <SkeletonLine width="8%" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
