// The hours of a day that can be corrected, and their sums. Overtime has no correction of its own: it follows from the hours present.

export const correctedHours = ['present', 'break', 'night', 'sunday', 'holiday_seconds'] as const;
export type CorrectedHours = (typeof correctedHours)[number];
/** Seconds by kind of hours. */
export type Corrected = Record<CorrectedHours, number>;

type Correction = { readonly hours: CorrectedHours; readonly difference: number };

/** The sum of corrections by kind of hours. */
export const sumOfCorrections = (corrections: readonly Correction[]): Corrected => {
  const sums: Corrected = { present: 0, break: 0, night: 0, sunday: 0, holiday_seconds: 0 };
  for (const { hours, difference } of corrections) sums[hours] += difference;
  return sums;
};
