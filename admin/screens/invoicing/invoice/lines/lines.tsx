// The lines of a draft, edited in place: title, quantity, price and amount.
import './lines.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LineEditor } from '#admin/fields/lines/line-editor.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconRefresh } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Detail, InvoiceLine } from '../data.ts';
import { useLineColumns } from './line-columns.tsx';
import type { Lines as Written } from './use-lines.ts';

type Props = {
  detail: Detail;
  form: Written;
  currency: string;
  readOnly: boolean;
  onExplain: (line: InvoiceLine) => void;
  onRemove: (line: InvoiceLine) => unknown;
  /** The totals. */
  children: ReactNode;
};

function LeftOut({ left_out, onPropose }: Pick<Detail, 'left_out'> & { onPropose: () => unknown }) {
  const say = useSay();
  const format = useFormat();
  const { billed_time, kilometers, materials } = left_out;
  const lineParts = [
    billed_time > 0 && `${format.hours(billed_time)} h`,
    kilometers > 0 && format.kilometers(kilometers),
    materials > 0 && say('invoice_page.unbilled.materials', { smart_count: materials }),
  ].filter(Boolean);
  if (lineParts.length === 0) return null;
  return (
    <p className="invoice-left row wrap gap-16 lines-8 ui-small" role="status">
      <span>{say('invoice_page.lines.leftOut', { what: lineParts.join(', ') })}</span>{' '}
      <ActionButton icon={<IconRefresh size={16} />} onAct={onPropose}>
        {say('invoice_page.lines.propose')}
      </ActionButton>
    </p>
  );
}

export function Lines({ detail, form, currency, readOnly, onExplain, onRemove, children }: Props) {
  const words = useEntityWords('invoice_line');
  const say = useSay();
  const failed = useFailure();
  const box = useRef<HTMLDivElement>(null);
  const rates = [...new Set([...detail.vat_rates, 0, ...form.lines.map(({ vat_rate }) => vat_rate)])].sort((one, other) => other - one);
  const declared = useLineColumns({ currency, readOnly, rates, onExplain, onChange: form.change });
  const doing = (act: () => Promise<unknown>) => async () => {
    try {
      await act();
    } catch (error) {
      failed(error);
    }
  };
  /** The number of lines before one was added. */
  const before = useRef(Number.POSITIVE_INFINITY);
  const many = form.lines.length;
  // The title of a new line is focused in the same frame: a later focus could steal keystrokes from another input.
  useLayoutEffect(() => {
    if (many <= before.current) return;
    before.current = Number.POSITIVE_INFINITY;
    const last = [...(box.current?.querySelectorAll<HTMLTextAreaElement>('tr.line textarea') ?? [])].at(-1);
    last?.focus();
    last?.select();
  }, [many]);
  const add = doing(async () => {
    before.current = many;
    const vat_rate = form.lines.at(-1)?.vat_rate;
    const title = say('invoice_page.lines.fresh');
    try {
      const body = { title, unit: 'piece', quantity: 1, price: 0, ...(vat_rate !== undefined && { vat_rate }) } as const;
      await form.act((send) => send('/line', { method: 'POST', body }));
    } finally {
      before.current = Number.POSITIVE_INFINITY;
    }
  });
  return (
    <LineEditor
      {...declared}
      box={box}
      label={words.many}
      lines={form.lines}
      keyOf={({ id }) => id}
      readOnly={readOnly}
      onChange={({ id }, change) => form.change(id, change)}
      onRemove={onRemove}
      adds={[{ id: 'free', label: say('invoice_page.lines.add'), onAct: add }]}
      empty={<EmptyState title={say('invoice_page.lines.empty')}>{!readOnly && say('invoice_page.lines.emptyHint')}</EmptyState>}
      notice={
        !readOnly && (
          <LeftOut left_out={detail.left_out} onPropose={doing(() => form.act((send) => send('/propose', { method: 'POST' })))} />
        )
      }
    >
      {children}
    </LineEditor>
  );
}
