// Autosave of a draft's lines, each after a pause in typing; the totals follow at once.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { useSelfSaving } from '#admin/generic/parts/self-saving.ts';
import { useFailure, useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import { type Sender, sendOnce, sendOnceBelow } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { amountOf, type InvoiceSums, invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import { type Detail, detailKey, type Invoice, type InvoiceLine, readDetail } from '../data.ts';
import { completeParts, hasChanges, type LineChange, lineRow, savedOver } from './line-change.ts';

export type Saving =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | {
      readonly is: 'failed';
      readonly reason: string /** The line in which a colleague has written the same. */;
      readonly overtaken: number | null;
    };
export type PricedLine = InvoiceLine & { readonly amount: number };

const pauseMs = 600;
/** The line has changed since the edit began. */
const stale = 412;
/** A colleague has deleted the line. */
const gone = 404;

const orZero = (value: number) => (Number.isFinite(value) ? value : 0);

/** The detail without the line, even if a colleague deleted it first. */
const removed = async (invoice_id: number, id: number, key: string): Promise<Detail> => {
  try {
    return await sendOnce(`/invoice/${invoice_id}/line/${id}`, { method: 'DELETE' }, key);
  } catch (error) {
    if (statusOf(error) !== gone) throw error;
    return readDetail(invoice_id);
  }
};

export const useLines = (page: Invoice, detail: Detail) => {
  const queries = useQueryClient();
  const words = useFailureWords();
  const fail = useFailure();
  const say = useSay();
  const said = useSaidAct();
  const [changes, setChanges] = useState<ReadonlyMap<number, LineChange>>(new Map());
  const [saving, setSaving] = useState<Saving>({ is: 'saved', at: null });
  const latest = useRef(changes);
  /** The lines as they were when the edit began. */
  const shownLines = useRef(new Map<number, InvoiceLine>());

  const show = (next: Detail) => queries.setQueryData(detailKey(page.id), next);
  const lineNow = (id: number) => (queries.getQueryData<Detail>(detailKey(page.id)) ?? detail).lines.find((line) => line.id === id);
  /** The unsaved changes of a line, over its current values. */
  const keep = (id: number, left: LineChange, now = lineNow(id)) => {
    const next = new Map(latest.current);
    if (hasChanges(left) && now) {
      next.set(id, left);
      shownLines.current.set(id, now);
    } else {
      next.delete(id);
      shownLines.current.delete(id);
    }
    latest.current = next;
    setChanges(next);
  };
  const put = (id: number, change: LineChange, keepalive: boolean): Promise<Detail> =>
    savedOver(shownLines.current.get(id), change, {
      put: async (body, version) =>
        (await call(`/invoice/${page.id}/line/${id}`, { method: 'PUT', body, headers: { 'If-Match': String(version) }, keepalive })).json,
      read: async () => {
        show(await readDetail(page.id));
        return lineNow(id);
      },
      isStale: (error) => statusOf(error) === stale,
    });
  const save = async (keepalive: boolean): Promise<boolean> => {
    for (const [id, change] of latest.current) {
      const body = completeParts(change);
      if (!hasChanges(body)) continue;
      setSaving((now) => (now.is === 'failed' ? now : { is: 'saving' }));
      try {
        show(await put(id, body, keepalive));
        // Saved values are no longer changes, unless edited again since.
        const now = Object.entries(latest.current.get(id) ?? {});
        keep(id, Object.fromEntries(now.filter(([field, value]) => change[field as keyof LineChange] !== value)));
        void queries.invalidateQueries({ queryKey: ['invoice'] });
      } catch (error) {
        if (statusOf(error) === gone) {
          keep(id, {});
          fail(error);
          void queries.invalidateQueries({ queryKey: ['invoice'] });
          continue;
        }
        setSaving({ is: 'failed', reason: words(error), overtaken: statusOf(error) === stale ? id : null });
        again(error);
        return false;
      }
    }
    setSaving((now) => (now.is === 'saved' ? now : { is: 'saved', at: Date.now() }));
    return true;
  };
  const { flush, plan, again, inTurn } = useSelfSaving(save);

  const lines: PricedLine[] = detail.lines.map((line) => {
    const one = { ...line, ...changes.get(line.id) };
    const { unit, price } = one;
    const counted = { unit, price: price === null ? null : orZero(price), quantity: orZero(one.quantity), discount: orZero(one.discount) };
    return { ...one, amount: amountOf(counted) };
  });
  const sums: InvoiceSums = invoiceSums(
    lines.map(({ amount, vat_rate }) => ({ amount, vat_rate: orZero(vat_rate) })),
    page.reverse_charge,
  );
  return {
    lines,
    sums,
    saving,
    change: (id: number, part: LineChange) => {
      keep(id, { ...latest.current.get(id), ...part }, shownLines.current.get(id));
      plan(pauseMs);
    },
    /** Takes the colleague's values instead of the unsaved ones. */
    yieldTo: (id: number) => {
      keep(id, {});
      setSaving({ is: 'saved', at: null });
      plan(0);
    },
    /** An action whose answer is the whole detail. */
    act: async (act: (send: Sender<`/invoice/${number}`>) => Promise<Detail>): Promise<boolean> => {
      if (!(await flush())) return false;
      show(await act(sendOnceBelow(`/invoice/${page.id}`)));
      await queries.invalidateQueries({ queryKey: ['invoice'] });
      return true;
    },
    /** Deletes a line after the save in progress. */
    remove: ({ id, title }: InvoiceLine): Promise<boolean> =>
      said.act({
        on: lineRow(id),
        send: (key) =>
          inTurn(async () => {
            show(await removed(page.id, id, key));
            keep(id, {});
          }),
        done: say('invoice_page.lines.removed', { title }),
        undo: (key) => inTurn(async () => show(await sendOnce(`/invoice/${page.id}/line/${id}/restore`, undefined, key))),
        after: () => queries.invalidateQueries({ queryKey: ['invoice'] }),
      }),
    flush: () => flush(),
  };
};
export type Lines = ReturnType<typeof useLines>;
