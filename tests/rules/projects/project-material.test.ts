// What the material of a project is worth: offered with every discount taken off, used at the prices of the offer.
import { describe, expect, it } from 'vitest';
import { materialWorth } from '#schema/projects/project-material.ts';
import { line } from '#tests/support/stories/offer-line.ts';

const pump = line('material', 'Potopna črpalka', 3, 200_000, 10);
const offer = { lines: [line('work', 'Montaža', 10, 4200), pump, { ...line('material', 'Cev 18 mm', 100, 112), unit: 'm' }], discount: 5 };

describe('material of a project', () => {
  it.each([
    ['nothing was offered', [], [{ name: 'Cev 18 mm', unit: 'Meter', quantity: 2 }], { planned: 0, used: 0, unpriced: 1 }],
    ['nothing was used yet', [offer], [], { planned: 523_640, used: 0, unpriced: 0 }],
    [
      'a part was used, called as in the offer',
      [offer],
      [{ name: ' potopna  crpalka ', unit: 'Piece', quantity: 1 }],
      { planned: 523_640, used: 171_000, unpriced: 0 },
    ],
    [
      'more was used than offered',
      [offer],
      [{ name: 'Cev 18 mm', unit: 'Meter', quantity: 200 }],
      { planned: 523_640, used: 21_280, unpriced: 0 },
    ],
    ['the offer does not name it', [offer], [{ name: 'Tesnilo', unit: 'Piece', quantity: 4 }], { planned: 523_640, used: 0, unpriced: 1 }],
    [
      'the same thing is missing twice, and another once',
      [offer],
      ['Tesnilo', 'tesnilo ', 'Objemka'].map((name) => ({ name, unit: 'Piece', quantity: 1 })),
      { planned: 523_640, used: 0, unpriced: 2 },
    ],
    [
      'it is offered by the metre and used by the piece',
      [offer],
      [{ name: 'Cev 18 mm', unit: 'Piece', quantity: 3 }],
      { planned: 523_640, used: 0, unpriced: 1 },
    ],
    [
      'work of that name is no material',
      [offer],
      [{ name: 'Montaža', unit: 'Piece', quantity: 1 }],
      { planned: 523_640, used: 0, unpriced: 1 },
    ],
  ])('where %s', (_case, offers, used, worth) => {
    expect(materialWorth(offers, used)).toEqual(worth);
  });
});
