// The acts on one trip: sent with their key, shown everywhere afterwards; what is taken back can be undone.
import { useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain } from '#admin/screens/tasks/shared/task-queries.ts';
import { type Ride, rideKeys, vehicleName } from './ride-queries.ts';

/** Reads again what shows the trips of a task. */
export const useReadRidesAgain = () => {
  const queries = useQueryClient();
  return async (task_id: number): Promise<void> => {
    void queries.invalidateQueries({ queryKey: rideKeys.vehicles });
    void queries.invalidateQueries({ queryKey: rideKeys.around });
    void queries.invalidateQueries({ queryKey: rideKeys.current });
    void queries.invalidateQueries({ queryKey: rideKeys.ofTask(task_id) });
    await readTaskAgain(queries, task_id);
  };
};

/** Takes a trip back, and offers to bring it back. */
export const useTakeBack = (ride: Ride) => {
  const say = useSay();
  const { tell } = useSaidAct();
  const readAgain = useReadRidesAgain();
  const after = () => readAgain(ride.task_id);
  return async (body: { readonly reason: string }, key: string) => {
    await sendOnce(`/transport/${ride.id}`, { method: 'DELETE', body, headers: { 'If-Match': `"${ride.version}"` } }, key);
    tell(
      say('transport.toast.removed', { vehicle: vehicleName(ride) }),
      (press) => sendOnce(`/transport/${ride.id}/restore`, {}, press),
      after,
    );
    await after();
  };
};

/** Takes a stop back, and offers to bring it back. */
export const useRemoveWaypoint = (ride: Ride) => {
  const say = useSay();
  const { act } = useSaidAct();
  const readAgain = useReadRidesAgain();
  return ({ id, point }: Ride['waypoints'][number]) =>
    act({
      on: `transport_waypoint:${id}`,
      send: (key) => sendOnce(`/transport/${ride.id}/waypoint/${id}`, { method: 'DELETE' }, key),
      done: say('transport.toast.pointRemoved', { point }),
      undo: (key) => sendOnce(`/transport/${ride.id}/waypoint/${id}/restore`, {}, key),
      after: () => readAgain(ride.task_id),
    });
};
