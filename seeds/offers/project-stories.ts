// The contents of the demo company's project offers: lines and outcomes.
import type { OfferLine } from '#schema/offers/offer-totals.ts';
import type { projectOfferStates } from '#schema/offers/project-offer.ts';
import { type WorkTypeName, workTypeId } from '../times/work-types.ts';

const line = (kind: OfferLine['kind'], title: string, quantity: number, price: number, more: Partial<OfferLine> = {}): OfferLine => ({
  kind,
  title,
  work_type_id: null,
  quantity,
  unit: kind === 'material' ? 'kos' : kind === 'transport' ? 'km' : kind === 'lumpSum' ? 'pavšal' : null,
  price,
  discount: 0,
  ...more,
});
const work = (title: string, type: WorkTypeName, quantity: number, price: number) =>
  line('work', title, quantity, price, { work_type_id: workTypeId(type) });

const heatPump: readonly OfferLine[] = [
  work('Priprava in demontaža', 'Priprava', 16, 3800),
  work('Montaža in priklopi', 'Montaža', 72, 4200),
  work('Elektro dela in regulacija', 'Elektro dela', 24, 4600),
  work('Zagon, meritve, zapisnik', 'Zagon in meritve', 10, 4600),
  line('material', 'Toplotna črpalka zrak–voda 22 kW', 1, 1_489_000, { discount: 5 }),
  line('material', 'Bojler 300 l z izmenjevalcem', 1, 196_400, { discount: 5 }),
  line('material', 'Cev PE-Xa 16 × 2', 860, 112, { unit: 'm' }),
  line('lumpSum', 'Dostava in dvigalo', 1, 48_000),
  line('transport', 'Prevozi ekipe', 240, 62),
];
export const larger = heatPump.map((one) =>
  one.title.startsWith('Bojler') ? { ...one, title: 'Bojler 500 l z izmenjevalcem', price: 402_000, discount: 0 } : one,
);

type Story = {
  readonly client: string;
  readonly number: number;
  readonly letter: string;
  readonly title: string;
  readonly template: number | null;
  readonly lines: readonly OfferLine[];
  readonly discount?: number;
  readonly status: keyof typeof projectOfferStates;
  readonly superseded?: true;
  /** Working days ago. */
  readonly written: number;
  /** Days from now. */
  readonly valid: number;
  readonly reason?: string;
  /** The title of the project made from it. */
  readonly project?: string;
};

export const stories: readonly Story[] = [
  {
    client: 'Komunala Zagorje',
    number: 1,
    letter: 'A',
    title: 'Dvižna postaja, menjava črpalk',
    template: 3,
    lines: [
      work('Montaža črpalk', 'Montaža', 96, 4200),
      line('material', 'Potopna črpalka 4 kW', 3, 218_000, { discount: 8 }),
      line('material', 'Krmilna omara', 1, 164_000),
      line('lumpSum', 'Avtodvigalo, dva dneva', 1, 92_000),
    ],
    status: 'accepted',
    written: 24,
    valid: -4,
    project: 'Dvižna postaja, menjava črpalk',
  },
  {
    client: 'Vrtec Jelka',
    number: 2,
    letter: 'A',
    title: 'Toplotna črpalka in talno ogrevanje',
    template: 1,
    lines: larger,
    discount: 3,
    status: 'declined',
    superseded: true,
    written: 13,
    valid: 11,
    reason: 'Predrago; manjši bojler bi zadoščal.',
  },
  {
    client: 'Vrtec Jelka',
    number: 2,
    letter: 'B',
    title: 'Toplotna črpalka in talno ogrevanje',
    template: 1,
    lines: heatPump,
    discount: 3,
    status: 'draft',
    written: 1,
    valid: 26,
  },
  {
    client: 'Gimnazija Kočevje',
    number: 3,
    letter: 'A',
    title: 'Klimatizacija računalniških učilnic',
    template: 2,
    lines: [
      work('Montaža enot in razvodov', 'Montaža', 44, 4200),
      work('Elektro priklop', 'Elektro dela', 14, 4600),
      work('Zagon in meritve', 'Zagon in meritve', 6, 5200),
      line('material', 'Zunanja enota 14 kW', 1, 412_000, { discount: 4 }),
      line('material', 'Notranja enota 3,5 kW', 4, 68_500, { discount: 4 }),
      line('transport', 'Prevozi ekipe', 360, 62),
    ],
    status: 'sent',
    written: 4,
    valid: 25,
  },
  {
    client: 'Hotel Pod Rožnikom',
    number: 4,
    letter: 'A',
    title: 'Klima v jedilnici',
    template: 2,
    lines: [
      work('Montaža', 'Montaža', 20, 4200),
      line('material', 'Kasetna enota 7 kW', 2, 128_000),
      line('lumpSum', 'Preboji in sanacija', 1, 64_000),
    ],
    status: 'expired',
    written: 34,
    valid: -18,
  },
];
