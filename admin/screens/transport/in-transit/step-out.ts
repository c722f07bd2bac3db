// A passenger leaves the running trip.
import { useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Ride, showRide, vehicleName } from '#admin/screens/transport/shared/ride-queries.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

export const useStepOut = (ride: Ride) => {
  const say = useSay();
  const queries = useQueryClient();
  const fail = useFailure();
  return async () => {
    try {
      showRide(queries, await sendOnce(`/transport/${ride.id}/leave`, { method: 'POST' }), null);
      toastSuccess(say('transport.toast.left', { vehicle: vehicleName(ride) }));
    } catch (error) {
      fail(error);
    }
  };
};
