// Cells of texts, flags, colours, and phone, mail and web links.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { mailLink, telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import { addressParts, nothing } from '#schema/core/format.ts';
import { breakable } from '../breakable.ts';
import { displayForm, isWrittenAsText } from '../display-form.ts';
import type { CellProps } from '../kinds.ts';

export const isEmpty = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';

export function Nothing() {
  return <span className="ui-faint field-nothing">{nothing}</span>;
}

/** One line of text in a table: an endless word must not widen its column; the tooltip shows the whole text. */
export function CutText({ text }: { text: string }) {
  const parts = breakable(text);
  const cut = parts.length > addressParts(text).length;
  return (
    <span className="field-cell-text" title={cut ? text : undefined}>
      {parts.map((part, at) => [at > 0 && <wbr key={String(at)} />, part])}
    </span>
  );
}

export function TextCell({ value, info }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  const text = String(value);
  if (isWrittenAsText(info.kind)) return <span className="ui-num">{String(displayForm(info.kind, text))}</span>;
  return <CutText text={text} />;
}

/** In a column the header says what yes means; without a header the cell shows the flag's label. */
export function FlagCell({ entity, field, value, place }: CellProps) {
  const t = useWords();
  const words = useEntityWords(entity.name);
  if (place === 'line') return words.flag(field, value === true) ?? (value === true ? words.label(field) : null);
  return value === true ? t('list.yes') : <span className="ui-faint">{t('list.no')}</span>;
}

/** Each value by its own label, for headers that name neither. */
export function NamedFlagCell(props: CellProps) {
  return <FlagCell {...props} place="line" />;
}

/** In a two-line row the colour square suffices. */
export function ColorCell({ value, place }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  return (
    <span className="ui-num">
      <i className="field-swatch" style={{ background: String(value) }} /> {place !== 'line' && String(value)}
    </span>
  );
}

/** Calls or writes without opening the row. */
export function LinkCell({ value, info, place }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  const text = String(value);
  if (place === 'line') return <span className="field-cell-text">{text}</span>;
  const to = info.kind === 'email' ? mailLink(text) : telephoneLink(text);
  return (
    <a href={to} className={info.kind === 'phone' ? 'ui-num' : undefined} onClick={(event) => event.stopPropagation()}>
      {text}
    </a>
  );
}
