// The kinds of rates and their fields: mileage, per diem by hours, VAT, pay for on-call duty.
import type { Values } from '#admin/generic/form/values.ts';
import { loadChunk } from '#admin/providers/chunk.ts';
import type { BodyOf } from '#public-pages/calls/call-types.ts';

export const rateNames = ['mileage_rate', 'per_diem_rate', 'vat_rate', 'on_call_rate'] as const;
export type RateKind = (typeof rateNames)[number];
export type RateRow = {
  readonly id: number;
  readonly version: number;
  readonly valid_from: string;
  readonly date_added: string;
} & Readonly<Record<string, unknown>>;

type Body<K extends RateKind> = BodyOf<`/${K}`, 'POST'>;
type RateWords<Field extends string = string> = {
  /** The translation key, `rate.mileage.*`. */
  readonly words: 'mileage' | 'perDiem' | 'vat' | 'onCall';
  readonly fields: readonly Field[];
  readonly heads: Readonly<
    Record<
      Field,
      | 'validFrom'
      | 'pricePerKm'
      | 'country'
      | 'from6'
      | 'from8'
      | 'over12'
      | 'vatKind'
      | 'percent'
      | 'level'
      | 'dayAmount'
      | 'freeDayAmount'
      | 'hoursPercent'
      | 'note'
    >
  >;
};

const kinds: { readonly [K in RateKind]: RateWords<keyof Body<K> & string> } = {
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
  vat_rate: {
    words: 'vat',
    fields: ['valid_from', 'kind', 'percent', 'note'],
    heads: { valid_from: 'validFrom', kind: 'vatKind', percent: 'percent', note: 'note' },
  },
  on_call_rate: {
    words: 'onCall',
    fields: ['valid_from', 'level', 'day_amount', 'free_day_amount', 'hours_percent', 'note'],
    heads: {
      valid_from: 'validFrom',
      level: 'level',
      day_amount: 'dayAmount',
      free_day_amount: 'freeDayAmount',
      hours_percent: 'hoursPercent',
      note: 'note',
    },
  },
};
export const rateKinds: Readonly<Record<RateKind, RateWords>> = kinds;

const inputs = {
  mileage_rate: () => import('#schema/company/mileage-rate.ts').then(({ mileageRate }) => mileageRate.input),
  per_diem_rate: () => import('#schema/company/per-diem-rate.ts').then(({ perDiemRate }) => perDiemRate.input),
  vat_rate: () => import('#schema/company/vat-rate.ts').then(({ vatRate }) => vatRate.input),
  on_call_rate: () => import('#schema/on-call/on-call-rate.ts').then(({ onCallRate }) => onCallRate.input),
} as const;

/** The server's schema of a rate, with its error messages. */
export const loadRateSchema = (kind: RateKind) =>
  loadChunk(async () => {
    const [entity, { explain }] = await Promise.all([inputs[kind](), import('#schema/core/explain.ts')]);
    /** A value that the schema accepts is a valid request body. */
    const fits = (values: Values): values is Values & Body<RateKind> => entity.safeParse(values).success;
    return { input: entity, fits, explain };
  });
