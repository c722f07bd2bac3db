// A tag as it looks where it is filled: its name in its text colour on its colour, where that can be read. Lists of records draw a square only.
import './tag-sample.css';
import { ColorCell } from '#admin/fields/cells/plain.tsx';
import type { CellProps, Values } from '#admin/fields/kinds.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The relative luminance of `#rrggbb` (WCAG 2.2). */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** From 1, where nothing can be read, to 21; NaN while a colour is being typed. */
export const contrastOf = ({ color, text_color }: Values): number => {
  const [one, other] = [color, text_color].map((value) =>
    /^#[0-9a-f]{6}$/i.test(textOf(value)) ? luminanceOf(textOf(value)) : Number.NaN,
  );
  const [light = Number.NaN, dark = Number.NaN] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)];
  return (light + 0.05) / (dark + 0.05);
};
/** What WCAG asks of text of this size. */
export const readable = 4.5;

export function TagSample({ values }: { values: Values }) {
  const colors = { background: textOf(values.color), color: textOf(values.text_color) };
  return (
    // The name stands beside it for those who do not see colours.
    <span className="tag-sample ui-one-line" style={colors} aria-hidden="true">
      {textOf(values.name) || 'Aa'}
    </span>
  );
}

export function TagColorCell(props: CellProps) {
  if (props.place === 'line' || !(contrastOf(props.record) >= readable)) return <ColorCell {...props} />;
  return (
    <span className="row gap-8 fit">
      <TagSample values={props.record} />
      <span className="ui-num ui-quiet">{textOf(props.value)}</span>
    </span>
  );
}
