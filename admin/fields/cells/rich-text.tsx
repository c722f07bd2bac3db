// The cell of rich text: plain text in one line in a list, formatted in a read-only form.
import { plainText } from '#schema/core/rich-text.ts';
import type { CellProps } from '../kinds.ts';
import { RichText } from '../rich-text.tsx';
import { isEmpty, Nothing } from './plain.tsx';

export function RichTextCell({ value, place }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  const html = String(value);
  return place ? <span className="field-cell-text">{plainText(html)}</span> : <RichText html={html} />;
}
