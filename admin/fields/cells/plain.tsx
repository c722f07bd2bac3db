// Cells of texts, flags, colours, and of what can be called or written to.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { mailLink, telephoneLink } from '#admin/providers/task-place.ts';
import { useWords } from '#admin/ui/words.tsx';
import { nothing } from '#schema/core/format.ts';
import type { CellProps } from '../kinds.ts';
import { isSpelt, written } from '../written.ts';

export const isEmpty = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';

export function Nothing() {
  return <span className="ui-faint field-nothing">{nothing}</span>;
}

export function TextCell({ value, info }: CellProps) {
  if (isEmpty(value)) return <Nothing />;
  const text = String(value);
  if (isSpelt(info.kind)) return <span className="ui-num">{String(written(info.kind, text))}</span>;
  return <span className="field-cell-text">{text}</span>;
}

/** In a column its head says what yes means; where there is no head, the word itself does. */
export function FlagCell({ entity, field, value, place }: CellProps) {
  const t = useWords();
  const words = useEntityWords(entity.name);
  if (place === 'line') return words.flag(field, value === true) ?? (value === true ? words.label(field) : null);
  return value === true ? t('list.yes') : <span className="ui-faint">{t('list.no')}</span>;
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
