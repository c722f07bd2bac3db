// What stands on an invoice is exact: hours by multiplier and share, rounded up once; each line once to the cent; tax once for each rate.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#schema/core/zone.ts';
import { invoiceNumber } from '#schema/invoicing/invoice-number.ts';
import { type Billable, proposedLines, summed } from '#schema/invoicing/invoice-proposal.ts';
import { billedTime } from '#schema/invoicing/invoice-time.ts';
import { amountOf, invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import { multipliers } from '#schema/times/multipliers.ts';

const minute = 60;
const entry = (total: number, off: number | null, ...sub_times: readonly (readonly [seconds: number, multiplier: number])[]) => ({
  total_time: total,
  non_invoiced_part: off !== null,
  non_invoiced_time: off ?? 0,
  sub_times: sub_times.map(([seconds, multiplier]) => ({ seconds, multiplier })),
});

describe('the billed time of an entry', () => {
  it.each([
    ['an hour', entry(3600, null, [3600, 1]), 15, 3600],
    ['one second', entry(1, null, [1, 1]), 15, 900],
    ['nothing', entry(0, null), 15, 0],
    ['worked, not billed', entry(3600, null, [3600, 0]), 15, 0],
    ['a second beyond a quarter', entry(901, null, [901, 1]), 15, 1800],
    ['rounded once, not for each stretch', entry(1800, null, [600, 1], [600, 1], [600, 1]), 15, 1800],
    ['with a third of a second too much', entry(2700, 1, [2700, 1]), 15, 2700],
    ['half of it at night', entry(3600, null, [1800, 1], [1800, 1.5]), 15, 4500],
    ['less the share that is not invoiced', entry(6000, 1500, [6000, 1.5]), 15, 7200],
    ['all of it not invoiced', entry(3600, 3600, [3600, 2]), 15, 0],
    ['the flag off', { ...entry(3600, null, [3600, 1]), non_invoiced_time: 1800 }, 15, 3600],
    ['a unit of seven minutes', entry(421, null, [421, 1]), 7, 840],
    ['exactly a unit by 1.3', entry(3000, null, [3000, 1.3]), 65, 3900],
  ] as const)('%s', (_what, entries, unit, billed) => expect(billedTime(entries, unit).billed).toBe(billed));

  const stretches = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...Object.values(multipliers))), {
    maxLength: 8,
  });
  it('is the least multiple of the unit that the exact share fits into, whatever the numbers', () => {
    fc.assert(
      fc.property(
        stretches,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        fc.integer({ min: 1, max: 120 }),
        (parts, share, flag, unit) => {
          const total = parts.reduce((sum, [seconds]) => sum + seconds, 0);
          const off = Math.floor(total * share);
          const { billed } = billedTime({ ...entry(total, flag ? off : null, ...parts), non_invoiced_time: off }, unit);
          // By whole numbers: billed · 100 · total ≥ Σ seconds · hundredths · (total − off) > (billed − unit) · 100 · total.
          const hundredths = parts.reduce((sum, [seconds, by]) => sum + BigInt(seconds) * BigInt(Math.round(by * 100)), 0n);
          const [left, whole] = flag && total > 0 ? [BigInt(total - off), BigInt(total)] : [1n, 1n];
          const exact = hundredths * left;
          expect(billed % (unit * minute)).toBe(0);
          expect(BigInt(billed) * 100n * whole >= exact).toBe(true);
          if (exact > 0n) expect(BigInt(billed - unit * minute) * 100n * whole < exact).toBe(true);
          else expect(billed).toBe(0);
        },
      ),
    );
  });
});

describe('the amount of a line', () => {
  it.each([
    ['an hour', { unit: 'hour', quantity: 3600, price: 4500, discount: 0 }, 4500],
    ['a third of an hour', { unit: 'hour', quantity: 1200, price: 4550, discount: 0 }, 1517],
    ['a half cent, away from zero', { unit: 'hour', quantity: 1800, price: 1, discount: 0 }, 1],
    ['two and a half metres', { unit: 'meter', quantity: 2.5, price: 333, discount: 0 }, 833],
    ['less 12.5 %', { unit: 'piece', quantity: 3, price: 1999, discount: 12.5 }, 5247],
    ['without a price', { unit: 'piece', quantity: 3, price: null, discount: 0 }, 0],
    ['all of it let off', { unit: 'piece', quantity: 3, price: 1999, discount: 100 }, 0],
  ] as const)('%s', (_what, line, amount) => expect(amountOf(line)).toBe(amount));

  it('is within half a cent of what is exact, whatever the numbers', () => {
    const line = fc.record({
      seconds: fc.integer({ min: 0, max: 40_000_000 }),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      percent: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(line, ({ seconds, price, percent }) => {
        const amount = BigInt(amountOf({ unit: 'hour', quantity: seconds, price, discount: percent / 100 }));
        const exact = BigInt(seconds) * BigInt(price) * BigInt(10_000 - percent);
        const off = amount * 36_000_000n - exact;
        expect(off <= 18_000_000n && off > -18_000_000n).toBe(true);
      }),
    );
  });
});

describe('the sums of an invoice', () => {
  const line = fc.record({ amount: fc.integer({ min: 0, max: 1_000_000_000 }), vat_rate: fc.constantFrom(0, 5, 9.5, 22) });
  it('are those of its lines, with the tax of each rate rounded once', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const { vat, net, vat_sum, total } = invoiceSums(lines, false);
        expect(net).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(total).toBe(net + vat_sum);
        expect(vat.map(({ rate }) => rate)).toEqual([...new Set(lines.map(({ vat_rate }) => vat_rate))].sort((a, b) => b - a));
        for (const { rate, net: of, vat: tax } of vat) expect(Math.abs(tax * 1000 - of * rate * 10)).toBeLessThanOrEqual(500);
        const reversed = invoiceSums(lines, true);
        expect([reversed.vat_sum, reversed.total]).toEqual([0, net]);
      }),
    );
  });
});

describe('the proposed lines', () => {
  const done = { user_name: 'Marko Kos', day: '2026-11-02', note: null };
  const common = { task_id: 1, transport_type_id: null, price: 4000, price_rule: 'workType', day: '2026-11-02' } as const;
  const work = (time_entry_id: number, more: Partial<Pick<Billable, 'task_id' | 'quantity' | 'price' | 'day'>> = {}): Billable => ({
    ...{ ...common, kind: 'work', held: { time_entry_id }, work_type_id: 1, title: 'Servis', unit: 'hour', quantity: 900, ...more },
    basis: {
      ...{ ...done, sub_times: [], total_time: 900, weighted_time: 900, non_invoiced_time: 0, non_invoiced_comment: null },
      ...{ exact_time: 900, billed_time: 900, unit_minutes: 15 },
    },
  });
  const material = (material_id: number, title: string, quantity: number): Billable => ({
    ...{ ...common, kind: 'material', held: { material_id }, work_type_id: null, title, unit: 'meter', quantity, price: null },
    basis: { ...done, quantity },
  });
  const ride = (transport_id: number, task_id: number, kilometers: number): Billable => ({
    ...{ ...common, kind: 'transport', held: { transport_id }, task_id, work_type_id: null, transport_type_id: 1, title: 'Kombi' },
    ...{ unit: 'kilometer', quantity: kilometers },
    basis: { ...done, vehicle: 'Kombi', start_point: null, end_point: null, start_kilometers: 0, end_kilometers: kilometers, kilometers },
  });
  it('stand apart for each task, kind of work and price, and hold each thing once', () => {
    const lines = proposedLines([
      work(1),
      work(2, { quantity: 0, day: '2026-11-01' }),
      work(3, { price: 4200 }),
      work(4, { task_id: 2 }),
      work(5, { task_id: 3, quantity: 0 }),
      material(1, 'Cev', 0.1),
      material(2, 'CEV', 0.2),
      ride(1, 1, 5),
      ride(2, 2, 7),
    ]);
    expect(lines.map(({ kind, task_id, quantity, items, priced_on }) => [kind, task_id, quantity, items.length, priced_on])).toEqual([
      ['work', 1, 900, 2, '2026-11-01'],
      ['work', 1, 900, 1, '2026-11-02'],
      ['work', 2, 900, 1, '2026-11-02'],
      ['transport', null, 12, 2, '2026-11-02'],
      ['material', 1, 0.3, 2, '2026-11-02'],
    ]);
  });

  it('add up quantities without a rest', () => expect(summed(Array.from({ length: 10 }, () => 0.1))).toBe(1));
});

it('the year of a number is that of the day on the company’s wall', () => {
  const eve = Date.parse('2026-12-31T23:30:00Z');
  expect(invoiceNumber('invoice', Number(dayOf(eve, 'Europe/Ljubljana').slice(0, 4)), 1)).toBe('2027-0001');
  expect(invoiceNumber('creditNote', Number(dayOf(eve, 'America/New_York').slice(0, 4)), 12)).toBe('D-2026-0012');
});
