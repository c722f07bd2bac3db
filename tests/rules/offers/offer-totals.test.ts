// What an offer comes to, to the cent: as it stands on the drawing, and for any offer what must hold of its sums.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withWorkType } from '#admin/screens/offers/project-offer/line-price.ts';
import { percentOf, priced } from '#schema/core/rounding.ts';
import { differencesOf, inGroups, type LineKind, type OfferLine, totalsOf } from '#schema/offers/offer-totals.ts';
import { line } from '#tests/support/stories/offer-line.ts';

const heatPump = [
  line('work', 'Priprava in demontaža', 16, 3800),
  line('work', 'Montaža in priklopi', 72, 4200),
  line('work', 'Elektro dela in regulacija', 24, 4600),
  line('work', 'Zagon, meritve, zapisnik', 10, 4600),
  line('material', 'Toplotna črpalka zrak–voda 22 kW', 1, 1_489_000, 5),
  line('material', 'Bojler 300 l z izmenjevalcem', 1, 196_400, 5),
  line('material', 'Cev PE-Xa 16 × 2', 860, 112),
  line('lumpSum', 'Dostava in dvigalo', 1, 48_000),
  line('transport', 'Prevozi ekipe', 240, 62),
];

describe('an amount is rounded to the cent', () => {
  it.each([
    ['half a cent up', 0.5, 1, 0, 1],
    ['less than half down', 0.499, 1, 0, 0],
    ['a third of an hour', 0.333, 4500, 0, 1499],
    ['what a fraction would get wrong', 1.005, 100, 0, 101],
    ['less a discount', 3, 333, 12.5, 874],
    ['all of it given away', 7, 999, 100, 0],
    ['nothing', 0, 99_999, 0, 0],
    ['millions', 1_000_000, 100_000_000, 0, 100_000_000_000_000],
  ])('%s', (_case, quantity, price, discount, cents) => expect(priced(quantity, price, discount)).toBe(cents));

  it('halves go away from zero on both sides', () => {
    expect([percentOf(50, 1), percentOf(-50, 1), percentOf(49, 1)]).toEqual([1, -1, 0]);
  });
});

it('the heat pump of the kindergarten costs what the drawing says', () => {
  expect(totalsOf({ lines: heatPump, discount: 3, vat_rate: 22, reverse_charge: false })).toEqual({
    amounts: [60_800, 302_400, 110_400, 46_000, 1_414_550, 186_580, 96_320, 48_000, 14_880],
    groups: { work: 519_600, material: 1_697_450, other: 62_880 },
    sum: 2_279_930,
    discount: 68_398,
    net: 2_211_532,
    vat: 486_537,
    total: 2_698_069,
  });
});

it('no tax is on it where the client accounts for it', () => {
  const { vat, net, total } = totalsOf({ lines: heatPump, discount: 0, vat_rate: 22, reverse_charge: true });
  expect([vat, total]).toEqual([0, net]);
});

const anyLine = fc.record({
  kind: fc.constantFrom<LineKind>('work', 'material', 'transport', 'lumpSum'),
  quantity: fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 0, max: 10_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});
const anyOffer = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  vat_rate: fc.constantFrom(0, 5, 9.5, 22),
  reverse_charge: fc.boolean(),
});

describe('of any offer', () => {
  it('every sum is made of whole cents that add up', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const { amounts, groups, sum, discount, net, vat, total } = totalsOf(offer);
        const all = [...amounts, ...Object.values(groups), sum, discount, net, vat, total];
        expect(all.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        expect(amounts.reduce((before, cents) => before + cents, 0)).toBe(sum);
        expect(groups.work + groups.material + groups.other).toBe(sum);
        expect([net + discount, net + vat]).toEqual([sum, total]);
        // Nothing is further from the exact share than half a cent.
        expect(Math.abs(discount - (sum * offer.discount) / 100)).toBeLessThanOrEqual(0.5 + sum * 1e-12);
      }),
      { numRuns: 200 },
    );
  });

  it('the order of its lines changes no sum', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const { amounts: _one, ...sums } = totalsOf(offer);
        const { amounts: _other, ...turned } = totalsOf({ ...offer, lines: offer.lines.toReversed() });
        expect(turned).toEqual(sums);
        expect(totalsOf({ ...offer, lines: inGroups(offer.lines) })).toMatchObject(sums);
      }),
      { numRuns: 100 },
    );
  });
});

describe('two versions differ', () => {
  const [first = line('work', '', 1, 1), ...others] = heatPump;
  it.each<[string, OfferLine[], unknown[]]>([
    ['in nothing', heatPump, []],
    [
      'by a line that came',
      [...heatPump, line('material', 'Hranilnik', 1, 90_000)],
      [{ kind: 'added', title: 'Hranilnik', amount: 90_000 }],
    ],
    ['by one that went', others, [{ kind: 'removed', title: 'Priprava in demontaža', amount: 60_800 }]],
    [
      'by one that changed',
      [{ ...first, quantity: 12 }, ...others],
      [{ kind: 'changed', title: first.title, before: first, after: { ...first, quantity: 12 } }],
    ],
    ['not by their order', heatPump.toReversed(), []],
  ])('%s', (_case, after, expected) => expect(differencesOf(heatPump, after)).toEqual(expected));
});

describe('a line of work', () => {
  const prices = [
    { id: 1, hourly_price: 4200 },
    { id: 2, hourly_price: 4600 },
  ];
  it.each([
    ['takes the price of its kind', 0, null, 1, { work_type_id: 1, price: 4200 }],
    ['takes the new price when its kind changes', 4200, 1, 2, { work_type_id: 2, price: 4600 }],
    ['keeps a price that somebody has written', 3900, 1, 2, { work_type_id: 2 }],
    ['keeps its price where the kind has none', 4200, 1, 9, { work_type_id: 9 }],
  ])('%s', (_case, price, work_type_id, id, change) => {
    expect(withWorkType(prices, { price, work_type_id }, id)).toEqual(change);
  });
});
