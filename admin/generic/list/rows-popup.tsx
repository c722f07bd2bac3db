// A popup that does something to several rows, one call each; rows that are refused stay in it with the server's reason, the others are done.
import { type ReactNode, useState } from 'react';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { PressPopup, type PressPopupProps } from '../popup/press-popup.tsx';
import { eachRow, type RefusedRow } from './each-row.ts';

type Named = { readonly id: number };

/** The server has answered that this row cannot be changed; others may still be. */
export const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && status !== 401;
};

type ListProps<Row> = { refused: readonly RefusedRow<Row>[]; nameOf: (row: Row) => string };

/** The rows that were not changed, each with its reason. */
function RefusedRows<Row extends Named>({ refused, nameOf }: ListProps<Row>) {
  const say = useSay();
  const words = useFailureWords();
  return (
    <Notice tone="danger" live title={say('generic.refused_rows', { smart_count: refused.length })}>
      <ul className="list stack gap-4">
        {refused.map(({ row, error }) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b> <span>{words(error)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a press without a popup left behind. */
export function RefusedRowsPopup<Row extends Named>({ title, onClose, ...list }: ListProps<Row> & { title: string; onClose: () => void }) {
  const t = useWords();
  return (
    <Popup open title={title} onClose={onClose} cancel={t('verb.close')}>
      <RefusedRows {...list} />
    </Popup>
  );
}

type Props<Row> = Pick<PressPopupProps, 'title' | 'filled'> & {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  action: string;
  blocked: string | null;
  /** All entered values. */
  intent: unknown;
  /** Whether the entered values change the row. */
  concerns?: (row: Row) => boolean;
  act: (row: Row) => Promise<unknown>;
  doneText: (done: number) => string;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function RowsPopup<Row extends Named>({
  rows,
  nameOf,
  action,
  blocked,
  intent,
  concerns = () => true,
  act,
  doneText,
  onDone,
  onClose,
  children,
  ...popup
}: Props<Row>) {
  const [refused, setRefused] = useState<readonly RefusedRow<Row>[]>([]);
  // A second press is for what the first one has left.
  const left = refused.length > 0 ? refused.map(({ row }) => row) : rows;
  const send = async () => {
    const { done, refusedRows, error } = await eachRow(left.filter(concerns), act, isRefusal);
    if (done > 0) toastSuccess(doneText(done));
    if (error) throw error;
    if (refusedRows.length === 0) return onDone();
    setRefused(refusedRows);
    return stay;
  };
  return (
    <PressPopup
      {...popup}
      subject={left.map(nameOf).join(', ')}
      onClose={onClose}
      action={{ label: action, subject: intent, send, blocked }}
    >
      {refused.length > 0 && <RefusedRows refused={refused} nameOf={nameOf} />}
      {children}
    </PressPopup>
  );
}
