// A mileage rate is what the company pays for a kilometre with a private car, from a day on; a rate is never overwritten.
import { money } from '../core/fields.ts';
import { defineRate } from '../core/rate.ts';

export const mileageRate = defineRate('mileage_rate', { amounts: { price_per_km: money() } });
