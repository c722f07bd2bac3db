// The lines of a group, written in where they stand: what was done, how much of it and for how much, and what they come to.
import '#admin/ui/tables/data-table-look.ts';
import './lines.css';
import './lines-middle.css';
import './lines-phone.css';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Detail, InvoiceLine } from '../data.ts';
import { LineRow } from './line-row.tsx';
import type { Lines as Written } from './use-lines.ts';

type Props = {
  detail: Detail;
  form: Written;
  currency: string;
  readOnly: boolean;
  onExplain: (line: InvoiceLine) => void;
  onRemove: (line: InvoiceLine) => void;
  /** What they come to. */
  children: ReactNode;
};

/** Up and down go to the same cell of the line above or below. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
  const rows = [...event.currentTarget.querySelectorAll('tr.invoice-line')];
  const next = rows[rows.indexOf(row) + step]?.querySelectorAll('td')[cell.cellIndex]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
};

export function Lines({ detail, form, currency, readOnly, onExplain, onRemove, children }: Props) {
  const words = useEntityWords('invoice_line');
  const say = useSay();
  const format = useFormat();
  const failed = useFailure();
  const box = useRef<HTMLDivElement>(null);
  const doing = (act: () => Promise<unknown>) => async () => {
    try {
      await act();
    } catch (error) {
      failed(error);
    }
  };
  /** How many lines there were when another one was asked for. */
  const before = useRef(Number.POSITIVE_INFINITY);
  const many = form.lines.length;
  // The new line is the last; its name waits to be written, from the moment at which it is seen: a focus that comes later takes the keys from where somebody has gone.
  useLayoutEffect(() => {
    if (many <= before.current) return;
    before.current = Number.POSITIVE_INFINITY;
    const last = [...(box.current?.querySelectorAll<HTMLTextAreaElement>('tr.invoice-line textarea') ?? [])].at(-1);
    last?.focus();
    last?.select();
  }, [many]);
  const add = doing(async () => {
    before.current = many;
    const vat_rate = form.lines.at(-1)?.vat_rate;
    const title = say('invoice_page.lines.fresh');
    try {
      await form.act('line', 'POST', {
        title,
        unit: 'piece',
        quantity: 1,
        price: 0,
        ...(vat_rate !== undefined && { vat_rate }),
      });
    } finally {
      before.current = Number.POSITIVE_INFINITY;
    }
  });
  const { left_out } = detail;
  const some = left_out.billed_time > 0 || left_out.kilometers > 0 || left_out.materials > 0;
  return (
    <div ref={box} className="invoice-lines">
      {form.lines.length === 0 ? (
        <EmptyState title={say('invoice_page.lines.empty')}>{!readOnly && say('invoice_page.lines.emptyHint')}</EmptyState>
      ) : (
        <table className="ui-table invoice-table" aria-label={words.many} onKeyDown={moveBetweenRows}>
          <thead>
            <tr>
              <th scope="col">{words.label('title')}</th>
              <th scope="col" className="ui-cell-right">
                {words.label('quantity')}
              </th>
              <th scope="col">{words.label('unit')}</th>
              <th scope="col" className="ui-cell-right">
                {words.label('price')}
              </th>
              <th scope="col" className="ui-cell-right">
                {words.label('discount')}
              </th>
              <th scope="col" className="ui-cell-right">
                {words.label('vat_rate')}
              </th>
              <th scope="col" className="ui-cell-right">
                {words.label('amount')} {currency}
              </th>
              <td className="invoice-more" />
            </tr>
          </thead>
          <tbody>
            {form.lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                readOnly={readOnly}
                onChange={(part) => form.change(line.id, part)}
                onExplain={() => onExplain(line)}
                onRemove={() => onRemove(line)}
              />
            ))}
          </tbody>
        </table>
      )}
      {some && !readOnly && (
        <p className="invoice-left ui-small" role="status">
          <span>
            {say('invoice_page.lines.leftOut', {
              what: [
                left_out.billed_time > 0 && `${format.hours(left_out.billed_time)} h`,
                left_out.kilometers > 0 && format.kilometers(left_out.kilometers),
                left_out.materials > 0 && say('invoice_page.unbilled.materials', { smart_count: left_out.materials }),
              ]
                .filter(Boolean)
                .join(', '),
            })}
          </span>{' '}
          <ActionButton icon={<IconRefresh size={16} />} onAct={doing(() => form.act('propose', 'POST'))}>
            {say('invoice_page.lines.propose')}
          </ActionButton>
        </p>
      )}
      <div className="invoice-below">
        <div className="invoice-add">
          {!readOnly && (
            <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={add}>
              {say('invoice_page.lines.add')}
            </ActionButton>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
