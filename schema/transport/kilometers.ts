// Kilometres of a vehicle's counter: each ride goes on from where the last one ended, give or take what was driven round the block.

/** The most by which the start of a ride may differ from the last end of a company's vehicle. */
export const largestGap = 9;

/** Whether a ride may begin at this reading: a private vehicle's is not checked, nor one without a last end. */
export const continuesLastRide = (kilometers: number, vehicle: { private_vehicle: boolean; last_end_kilometers: number | null }): boolean =>
  vehicle.private_vehicle || !vehicle.last_end_kilometers || Math.abs(kilometers - vehicle.last_end_kilometers) <= largestGap;
