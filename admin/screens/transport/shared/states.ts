// The states of a ride.
import type { rideStates as declaredRideStates } from '#schema/transport/transport.ts';

const rideStates = { started: 0, finished: 1 } as const satisfies typeof declaredRideStates;
export const isUnderWay = ({ status }: { readonly status: number }): boolean => status === rideStates.started;
