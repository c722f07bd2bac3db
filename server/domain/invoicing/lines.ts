// The lines of a group in preparation: proposed from work, edited beside their proposal, written freely, or removed, which frees their work.
import type { Rows } from '#generated/entities.ts';
import { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { type Billable, lineKey, proposedLines, summed } from '#schema/invoicing/invoice-proposal.ts';
import { amountOf, invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import { number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { brokenRules, checkVersion, emptyAsNull, type Values, validated, withoutOwned } from '#server/crud/write/check.ts';
import { keepRemoval, keptParts, keptRow } from '#server/crud/write/removal.ts';
import { change, checkedInput, insert } from '#server/crud/write/write.ts';
import { isRateOf, ratesOfSupply, standardRate } from '../offers/prices.ts';
import { releaseTasks, tasksIn } from './tasks.ts';
import { billableEntry, freeWork } from './work.ts';

type Line = Rows['invoice_line'];
/** The largest amount of a money field; more is surely a typing error. */
const most = 100_000_000_000;

const linesIn = (tx: Tx, invoice_id: number): Promise<Line[]> =>
  tx.em.find(tx.database.entities.invoice_line, { invoice_id }, { orderBy: { position: 'asc', id: 'asc' } });

/** Recalculates the totals of a group after its lines changed. */
export const recount = async (tx: Tx, id: number): Promise<void> => {
  await tx.flush();
  const [row, lines] = [await tx.get('invoice', id), await linesIn(tx, id)];
  const { net, vat_sum: vat, total } = invoiceSums(lines, row.reverse_charge);
  if (total > most) throw conflict('invoice', 'tooMuch');
  Object.assign(row, { net, vat, total, unpriced: lines.filter(({ price }) => price === null).length, version: row.version + 1 });
};

/** Updates a proposed line after its work changed; a value that a user entered stays beside the new proposal. */
const reproposed = (line: Line, proposed: number): void => {
  if (line.quantity === line.proposed_quantity) line.quantity = proposed;
  line.proposed_quantity = proposed;
  line.amount = amountOf(line);
  line.version += 1;
};

/** Adds work to existing lines of the same kind, or to new lines. */
export const addWork = async (tx: Tx, invoice_id: number, billables: readonly Billable[]): Promise<void> => {
  const standing = await linesIn(tx, invoice_id);
  const keyOf = (line: Line) =>
    line.kind === 'free' ? '' : lineKey({ ...line, price: line.proposed_price, price_rule: line.price_rule ?? 'none' });
  const byKey = new Map(standing.map((line) => [keyOf(line), line]));
  const vat_rate = (await standardRate(tx.read, tx.now.getTime())) ?? 0;
  let position = standing.at(-1)?.position ?? 0;
  for (const { items, quantity, price, priced_on, ...proposed } of proposedLines(billables)) {
    const known = byKey.get(lineKey({ ...proposed, price }));
    position += known ? 0 : 1;
    const line =
      known ??
      tx.create('invoice_line', {
        ...proposed,
        invoice_id,
        position,
        title: proposed.title.slice(0, 200),
        quantity,
        price,
        discount: 0,
        vat_rate,
        amount: amountOf({ ...proposed, quantity, price, discount: 0 }),
        proposed_quantity: quantity,
        proposed_price: price,
        proposed_vat_rate: vat_rate,
        priced_on,
      });
    if (known) reproposed(known, summed([known.proposed_quantity ?? 0, quantity]));
    await tx.flush();
    for (const { held, task_id, quantity: itemQuantity, basis } of items)
      tx.create('invoice_item', {
        ...held,
        invoice_id,
        line_id: line.id,
        task_id,
        quantity: itemQuantity,
        basis: JSON.stringify(basis),
        released: false,
      });
  }
  await recount(tx, invoice_id);
};

/** Adds all free work of the group's tasks, or of some of them. */
export const proposeWork = async (tx: Tx, invoice_id: number, tasks?: readonly number[]): Promise<void> => {
  await tx.flush();
  await addWork(tx, invoice_id, await freeWork(tx, tasks ?? (await tasksIn(tx, invoice_id))));
};

type Which = { readonly id: number; readonly ifMatch: string | null };
/** A line of this group. @throws Refusal 404, 412 where the caller saw an older version */
const lineIn = async (tx: Tx, invoice_id: number, { id, ifMatch }: Which): Promise<Line> => {
  const line = await tx.em.findOne(tx.database.entities.invoice_line, { id, invoice_id });
  if (!line) throw notFound();
  checkVersion(ifMatch, line.version);
  return line;
};

/** The new amount of a line. @throws Refusal 422 where it is too large for an invoice */
const amountFor = (values: Values): number => {
  const { unit, quantity, price, discount } = values;
  const amount = amountOf({
    unit: String(unit),
    quantity: Number(quantity),
    price: typeof price === 'number' ? price : null,
    discount: Number(discount),
  });
  if (amount > most) throw new Refusal(422, 'invalid', { errors: [{ field: 'price', reason: 'tooMuch' }], area: 'invoice' });
  return amount;
};

/** A rate that stood on the line stays; another must hold. @throws Refusal 422 `notRate` */
const refuseOtherRate = async (tx: Tx, invoice_id: number, rate: unknown, stored?: unknown): Promise<void> => {
  if (typeof rate !== 'number' || rate === stored) return;
  const { period_to } = await tx.get('invoice', invoice_id);
  if (isRateOf(await ratesOfSupply(tx.read, tx.now.getTime(), period_to), rate)) return;
  throw new Refusal(422, 'invalid', { errors: [{ field: 'vat_rate', reason: 'notRate' }], area: 'invoice' });
};

/** Adds a line without work behind it. */
export const addFreeLine = async (tx: Tx, me: Me, invoice_id: number, raw: Values): Promise<void> => {
  const position = ((await linesIn(tx, invoice_id)).at(-1)?.position ?? 0) + 1;
  const vat_rate = raw.vat_rate ?? (await standardRate(tx.read, tx.now.getTime())) ?? 0;
  const values = await checkedInput(tx, invoiceLine, me, { position, ...raw, vat_rate });
  await refuseOtherRate(tx, invoice_id, values.vat_rate);
  await insert(tx, invoiceLine, values, { invoice_id, kind: 'free', amount: amountFor(values) }, [`invoice:${invoice_id}`]);
  await recount(tx, invoice_id);
};

/** Changes a line; its proposal stays beside the new values. */
export const changeLine = async (tx: Tx, invoice_id: number, which: Which, raw: Values): Promise<void> => {
  const { id, kind } = await lineIn(tx, invoice_id, which);
  const stored = await wholeRecord(tx, invoiceLine, id);
  const owned = withoutOwned(invoiceLine, emptyAsNull(invoiceLine, raw), stored);
  const { data, errors } = validated(invoiceLine, owned.values, true);
  const after = { ...stored, ...data };
  const wrong = [...owned.errors, ...errors, ...(errors.length > 0 ? [] : brokenRules(invoiceLine, after))];
  if (wrong.length > 0) throw new Refusal(422, 'invalid', { errors: wrong, area: invoiceLine.name });
  await refuseOtherRate(tx, invoice_id, data.vat_rate, stored.vat_rate);
  if (kind !== 'free' && after.unit !== stored.unit) throw conflict('invoice', 'proposedLine');
  await change(tx, invoiceLine, id, { ...data, amount: amountFor(after) }, { topics: [`invoice:${invoice_id}`] });
  await recount(tx, invoice_id);
};

/** Removes a line: its work becomes free, and a task without any other line leaves the group. */
export const removeLine = async (tx: Tx, me: Me, invoice_id: number, which: Which): Promise<void> => {
  const line = await lineIn(tx, invoice_id, which);
  const { id } = line;
  const before = await wholeRecord(tx, invoiceLine, id);
  const items = await tx.em.find(tx.database.entities.invoice_item, { line_id: id });
  keepRemoval(tx, me, { entity: invoiceLine, id, rows: [keptRow(invoiceLine, line), ...keptParts(invoiceItem, items)] });
  for (const item of items) tx.remove('invoice_item', item);
  tx.remove('invoice_line', line);
  await tx.flush();
  const lineTasks = new Set(items.flatMap(({ task_id }) => (task_id === null ? [] : [task_id])));
  const left = await tx.em.find(tx.database.entities.invoice_item, { invoice_id, task_id: { $in: [...lineTasks] } });
  for (const { task_id } of left) if (task_id !== null) lineTasks.delete(task_id);
  await releaseTasks(tx, invoice_id, [...lineTasks]);
  const { title, quantity, price, amount } = before;
  tx.record({
    entity: invoiceLine.name,
    id,
    action: 'delete',
    before: { title, quantity, price, amount },
    topics: [`invoice:${invoice_id}`],
  });
  await recount(tx, invoice_id);
};

/** Removes a task: its share is subtracted from each line, and empty lines are deleted. */
export const removeTaskOf = async (tx: Tx, invoice_id: number, task_id: number): Promise<void> => {
  const { invoice_item, invoice_task } = tx.database.entities;
  if ((await tx.em.count(invoice_task, { invoice_id, task_id, released: false })) === 0) throw notFound();
  const items = await tx.em.find(invoice_item, { invoice_id });
  const byLine = Map.groupBy(items, ({ line_id }) => line_id);
  for (const line of await linesIn(tx, invoice_id)) {
    const all = byLine.get(line.id) ?? [];
    const otherItems = all.filter((item) => item.task_id !== task_id);
    if (otherItems.length === all.length) continue;
    for (const item of all) if (item.task_id === task_id) tx.remove('invoice_item', item);
    if (otherItems.length === 0) tx.remove('invoice_line', line);
    else reproposed(line, summed(otherItems.map(({ quantity }) => quantity)));
  }
  await releaseTasks(tx, invoice_id, [task_id]);
  await recount(tx, invoice_id);
};

/** Proposes anew in the waiting group that holds an entry, after what is billed of the entry has changed. */
export const entryChanged = async (tx: Tx, time_entry_id: number): Promise<void> => {
  const invoice_id = await tx.read.value(
    sql`select invoice_id from invoice_item where time_entry_id = ${time_entry_id} and released = false`,
    number,
  );
  if (invoice_id === null) return;
  // The group is locked first, so that a line edited at the same moment keeps its edit.
  await tx.get('invoice', invoice_id);
  const { invoice_item } = tx.database.entities;
  const item = await tx.em.findOne(invoice_item, { time_entry_id, released: false });
  const now = item && (await billableEntry(tx, time_entry_id));
  if (!item || !now) return;
  Object.assign(item, { quantity: now.quantity, basis: JSON.stringify(now.basis) });
  const lineItems = await tx.em.find(invoice_item, { line_id: item.line_id });
  reproposed(await lineIn(tx, item.invoice_id, { id: item.line_id, ifMatch: null }), summed(lineItems.map(({ quantity }) => quantity)));
  await recount(tx, item.invoice_id);
  tx.record({ entity: 'invoice', id: item.invoice_id, action: 'repropose', topics: ['invoice'] });
};
