// Checks the odometer: each ride must start near the last one's end, and go no further than a vehicle can.

/** The most by which the start of a ride may differ from the last end of a company's vehicle. */
export const largestGap = 9;

/** Whether a ride may start at this reading: private vehicles and vehicles without an earlier ride are not checked. */
export const continuesLastRide = (kilometers: number, vehicle: { private_vehicle: boolean; last_end_kilometers: number | null }): boolean =>
  vehicle.private_vehicle || !vehicle.last_end_kilometers || Math.abs(kilometers - vehicle.last_end_kilometers) <= largestGap;

/** The company's limits: the average speed in km/h and the length in km above which a ride is doubted. */
export type RideLimits = { readonly ride_top_speed: number; readonly ride_most_kilometers: number };

/** Kilometres that no speed explains are common: whoever starts the ride a little late has driven them before. */
const startedLate = 30;

/** Why a ride is doubted: too long, or too far for its time; null for a likely one. */
export const doubtAbout = (
  { kilometers, seconds }: { readonly kilometers: number; readonly seconds: number },
  { ride_top_speed, ride_most_kilometers }: RideLimits,
): 'unlikelyLength' | 'unlikelySpeed' | null => {
  if (kilometers > ride_most_kilometers) return 'unlikelyLength';
  return kilometers > startedLate + (ride_top_speed * seconds) / 3600 ? 'unlikelySpeed' : null;
};
