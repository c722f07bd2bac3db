// A passenger gets out: the ride goes on without them.
import { useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/failure.ts';
import { type Ride, showRide, vehicleName } from '#admin/providers/ride-queries.ts';
import { sendOnce } from '#admin/providers/send-once.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';

export const useStepOut = (ride: Ride) => {
  const say = useSay();
  const queries = useQueryClient();
  const fail = useFailure();
  return async () => {
    try {
      showRide(queries, await sendOnce<Ride>(`/transport/${ride.id}/leave`, { method: 'POST' }), null);
      toastSuccess(say('transport.toast.left', { vehicle: vehicleName(ride) }));
    } catch (error) {
      fail(error);
    }
  };
};
