// Cells of texts, flags, colours, and of what can be called or written to.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { mailLink, telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import { addressParts, nothing } from '#schema/core/format.ts';
import type { CellProps } from '../kinds.ts';
import { isWrittenAsText, written } from '../written.ts';

export const isEmpty = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';

export function Nothing() {
  return <span className="ui-faint field-nothing">{nothing}</span>;
}

/** So many letters without a space are one word that a column has room for; a longer one may be cut within. */
const longWord = /\S{16}(?=\S{4})/gu;

/** One line of text in a table: a word without an end does not make its column wider than the page, and is told whole. */
export function CutText({ text }: { text: string }) {
  const words = addressParts(text);
  const parts = words.flatMap((word) => word.replace(longWord, '$&\n').split('\n'));
  const cut = parts.length > words.length;
  return (
    <span className="field-cell-text" title={cut ? text : undefined}>
      {parts.map((part, at) => [at > 0 && <wbr key={String(at)} />, part])}
    </span>
  );
}

export function TextCell({ value, info }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  const text = String(value);
  if (isWrittenAsText(info.kind)) return <span className="ui-num">{String(written(info.kind, text))}</span>;
  return <CutText text={text} />;
}

/** In a column its head says what yes means; where there is no head, the word itself does. */
export function FlagCell({ entity, field, value, place }: CellProps) {
  const t = useWords();
  const words = useEntityWords(entity.name);
  if (place === 'line') return words.flag(field, value === true) ?? (value === true ? words.label(field) : null);
  return value === true ? t('list.yes') : <span className="ui-faint">{t('list.no')}</span>;
}

/** Each side by its own name, under a head that names neither. */
export function NamedFlagCell(props: CellProps) {
  return <FlagCell {...props} place="line" />;
}

/** In a row of two lines the square says enough. */
export function ColorCell({ value, place }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  return (
    <span className="ui-num">
      <i className="field-swatch" style={{ background: String(value) }} /> {place !== 'line' && String(value)}
    </span>
  );
}

/** Calls or writes; the row beneath stays closed. */
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
