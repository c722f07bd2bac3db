// During a trip its driver is redirected to /inTransit on every device; without one, that page redirects to the start page.
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { TroubleBoundary } from '#admin/generic/shell/trouble.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { inTransit, useRide } from '#admin/screens/transport/shared/ride.ts';
import { RaNotification } from '#admin/ui/overlays/ra-notification.tsx';

const InTransit = lazyScreen(() => import('./in-transit.tsx'));

/** Where the driver wished to go after the trip. */
const afterRide = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string' ? state.next : null;

export function RideGate({ children }: { children: ReactNode }) {
  const ride = useRide();
  const { user } = useSession();
  const { pathname, state } = useLocation();
  const here = pathname === inTransit;
  if (ride?.user_id === user.id && !here) return <Navigate to={inTransit} replace />;
  if (!here) return children;
  if (!ride) return <Navigate to={afterRide(state) ?? '/'} replace />;
  return (
    <>
      <TroubleBoundary at={pathname}>
        <Suspense fallback={null}>
          <InTransit ride={ride} />
        </Suspense>
      </TroubleBoundary>
      <RaNotification />
    </>
  );
}
