// The two kinds of rates and what is written down of each: how much a kilometre, how much a day by its hours.
import { loadChunk } from '#admin/providers/chunk.ts';

export type RateKind = 'mileage_rate' | 'per_diem_rate';
export type RateRow = {
  readonly id: number;
  readonly version: number;
  readonly valid_from: string;
  readonly date_added: string;
} & Readonly<Record<string, unknown>>;

type Said = {
  /** Where its words stand, `rate.mileage.*`. */
  readonly words: 'mileage' | 'perDiem';
  readonly fields: readonly string[];
  readonly heads: Readonly<Record<string, 'validFrom' | 'pricePerKm' | 'country' | 'from6' | 'from8' | 'over12' | 'note'>>;
};

export const rateKinds: Readonly<Record<RateKind, Said>> = {
  mileage_rate: {
    words: 'mileage',
    fields: ['valid_from', 'price_per_km', 'note'],
    heads: { valid_from: 'validFrom', price_per_km: 'pricePerKm', note: 'note' },
  },
  per_diem_rate: {
    words: 'perDiem',
    fields: ['valid_from', 'country', 'amount_6_8', 'amount_8_12', 'amount_over_12', 'note'],
    heads: {
      valid_from: 'validFrom',
      country: 'country',
      amount_6_8: 'from6',
      amount_8_12: 'from8',
      amount_over_12: 'over12',
      note: 'note',
    },
  },
};

/** The server's own schema of a rate, with what explains it. */
export const loadRateSchema = (kind: RateKind) =>
  loadChunk(async () => {
    const [entity, { explain }] = await Promise.all([
      kind === 'mileage_rate'
        ? import('#schema/mileage-rate.ts').then(({ mileageRate }) => mileageRate.input)
        : import('#schema/per-diem-rate.ts').then(({ perDiemRate }) => perDiemRate.input),
      import('#schema/core/explain.ts'),
    ]);
    return { input: entity, explain };
  });
