// An icon is one path on a 24 px grid in the current text colour; the text beside it carries the meaning, so it is hidden from screen readers.
import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd' | 'ref'> {
  /** CSS pixels at zoom 100: 16 in text and small buttons, 18 in menus and banners, 22 under a thumb. */
  size?: number;
}
export type IconShape = (props: IconProps) => React.JSX.Element;

function Drawing({ d, size = 18, ...rest }: IconProps & { d: string }) {
  const length = `${size / 16}rem`;
  return (
    <svg width={length} height={length} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <path d={d} />
    </svg>
  );
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** An outline icon with all strokes in one path. */
/* @__NO_SIDE_EFFECTS__ */
export const outline =
  (d: string): IconShape =>
  (props) => <Drawing d={d} {...line} {...props} />;

/** A filled icon: only for play, pause, stop and signals seen from afar. */
/* @__NO_SIDE_EFFECTS__ */
export const filled =
  (d: string): IconShape =>
  (props) => <Drawing d={d} fill="currentColor" {...props} />;
