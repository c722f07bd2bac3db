// Two and three writers of one line of an invoice: nobody replaces a value that they have not seen, and whoever cannot save is told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '#admin/screens/invoicing/invoice/data.ts';
import { type LineChange, savedOver } from '#admin/screens/invoicing/invoice/lines/line-change.ts';

const fields = ['title', 'quantity', 'price', 'discount'] as const;
type Field = (typeof fields)[number];
const first = { id: 1, version: 1, title: 'Montaža', quantity: 1, price: 100, discount: 0 } as InvoiceLine;

const step = (writers: number) =>
  fc.record({
    writer: fc.nat({ max: writers - 1 }),
    act: fc.constantFrom('write', 'write', 'save', 'yield'),
    field: fc.constantFrom(...fields),
    /** Another writer saves a field of their own while this save is on its way. */
    meanwhile: fc.option(fc.record({ writer: fc.nat({ max: writers - 1 }), field: fc.constantFrom(...fields) })),
    /** The answer of a save that was taken gets lost. */
    cut: fc.constantFrom(false, false, true),
  });

describe.each([2, 3])('%i writers', (writers) => {
  it('replace no value unseen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step(writers), { maxLength: 40, size: 'max' }), async (steps) => {
        let stored = first;
        let value = 1000;
        const unseen: string[] = [];
        const people = Array.from({ length: writers }, () => ({ change: {} as LineChange, shown: first }));
        const next = (field: Field): LineChange => {
          value += 1;
          return { [field]: field === 'title' ? `Montaža ${value}` : value };
        };
        const take = (body: LineChange) => {
          stored = { ...stored, ...body, version: stored.version + 1 };
        };
        for (const { writer, act, field, meanwhile, cut } of steps) {
          const person = people[writer];
          if (!person) continue;
          const touched = Object.keys(person.change).length > 0;
          if (!touched) person.shown = stored;
          if (act === 'write') person.change = { ...person.change, ...next(field) };
          else if (act === 'yield') Object.assign(person, { change: {}, shown: stored });
          else if (touched) {
            let other = meanwhile;
            const { shown } = person;
            try {
              await savedOver(shown, person.change, {
                put: async (body, version) => {
                  // Somebody else is quicker.
                  if (other && other.writer !== writer) take(next(other.field));
                  other = null;
                  if (version !== stored.version) throw new Error('stale');
                  for (const [name, now] of Object.entries(body)) {
                    const before = stored[name as Field];
                    if (before !== shown[name as Field] && before !== now) unseen.push(`${name}: ${before} by ${now}`);
                  }
                  take(body);
                  if (cut) throw new Error('cut');
                },
                read: async () => stored,
                isStale: (error) => (error as Error).message === 'stale',
              });
              Object.assign(person, { change: {}, shown: stored });
            } catch {
              // What could not be saved stands on the screen with the reason.
            }
          }
        }
        expect(unseen).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
