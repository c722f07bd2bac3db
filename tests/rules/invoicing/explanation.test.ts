// An invoice keeps what its lines were reckoned from: what was stored by the first release is read by every later one.
import { expect, it } from 'vitest';
import { type Explanation, explanation } from '#schema/invoicing/explanation.ts';

const line = {
  ...{ unit: 'hour', quantity: 7200, price: 4500, discount: 0, vat_rate: 22, amount: 9000, proposed_quantity: 7200, proposed_price: 4500 },
  ...{ price_rule: 'workType', priced_on: '2026-03-02' },
};
const item = { id: 1, task_id: 1, company_task_id: 12, task_title: 'Servis', quantity: 7200 };

/** As they were stored, letter by letter. */
const stored: Readonly<Record<Explanation['kind'], string | null>> = {
  work: '{"user_name":"Marko Kos","day":"2026-03-02","note":"Menjava","sub_times":[{"start_time":"2026-03-02T07:00:00.000Z","end_time":"2026-03-02T08:40:00.000Z","multiplier":1.5,"seconds":6000}],"total_time":6000,"weighted_time":9000,"non_invoiced_time":1500,"non_invoiced_comment":"Malica","exact_time":6750,"billed_time":7200,"unit_minutes":15}',
  transport:
    '{"user_name":"Marko Kos","day":"2026-03-02","note":null,"vehicle":"Kombi","start_point":"Ljubljana","end_point":null,"start_kilometers":100,"end_kilometers":142,"kilometers":42}',
  material: '{"user_name":"Marko Kos","day":"2026-03-02","note":null,"quantity":2.5}',
  free: null,
};

it.each(Object.entries(stored))('of a line of kind %s nothing that was stored is lost', (kind, text) => {
  const items = text === null ? [] : [{ ...item, ...JSON.parse(text) }];
  expect(explanation.parse({ kind, ...line, items })).toEqual({ kind, ...line, items });
});

it('work that is not the line’s is not explained as its own', () => {
  const items = [{ ...item, ...JSON.parse(stored.material ?? '') }];
  expect(explanation.safeParse({ kind: 'work', ...line, items }).success).toBe(false);
});
