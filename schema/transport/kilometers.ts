// Checks the odometer: each ride must start near the last one's end.

/** The most by which the start of a ride may differ from the last end of a company's vehicle. */
export const largestGap = 9;

/** Whether a ride may start at this reading: private vehicles and vehicles without an earlier ride are not checked. */
export const continuesLastRide = (kilometers: number, vehicle: { private_vehicle: boolean; last_end_kilometers: number | null }): boolean =>
  vehicle.private_vehicle || !vehicle.last_end_kilometers || Math.abs(kilometers - vehicle.last_end_kilometers) <= largestGap;
