// What payroll takes of time on call: its hours, those on weekends and holidays, the hours that are paid, and the flat rate, by the rates of their days.
import { type DutyTime, dutyTime } from './duty-time.ts';
import { overlap, type Period } from './periods.ts';

/** A rate with the time in which it holds. Amounts in cents, for 24 hours. */
export type DutyRate = Period & { readonly day_amount: number; readonly free_day_amount: number; readonly hours_percent: number };
export type DutyPay = DutyTime & { readonly paid_seconds: number; readonly amount: number };

const daySeconds = 86_400;

/** Of the shifts of one person at one level; rounded once, to the second and the cent. */
export const dutyPay = (whole: Period, shifts: readonly Period[], freeDays: readonly Period[], rates: readonly DutyRate[]): DutyPay => {
  let [paid, amount] = [0, 0];
  for (const rate of rates.filter((one) => overlap(one, whole))) {
    const part = { from: Math.max(whole.from, rate.from), to: Math.min(whole.to, rate.to) };
    const { seconds, free_seconds } = dutyTime(part, shifts, freeDays);
    paid += (seconds * rate.hours_percent) / 100;
    amount += ((seconds - free_seconds) * rate.day_amount + free_seconds * rate.free_day_amount) / daySeconds;
  }
  return { ...dutyTime(whole, shifts, freeDays), paid_seconds: Math.round(paid), amount: Math.round(amount) };
};
