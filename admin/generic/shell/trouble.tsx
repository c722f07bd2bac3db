// The error boundary of a screen or a part of it: a missing chunk or an error leaves the rest working.
import { Component, type ReactNode, Suspense } from 'react';
import { ChunkError } from '#admin/providers/chunk.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

function Trouble({ error }: { error: unknown }) {
  const t = useWords();
  const chunk = error instanceof ChunkError ? error.trouble : null;
  return (
    <EmptyState
      failed
      icon={<IconAlertTriangle size={28} />}
      title={chunk ? t(`state.chunk_${chunk}`) : t('state.crashed')}
      action={
        <ActionButton kind="main" icon={<IconRefresh size={16} />} onAct={() => location.reload()}>
          {t('verb.reload')}
        </ActionButton>
      }
    >
      {!chunk && t('state.crashed_hint')}
    </EmptyState>
  );
}

type BoundaryProps = { at: string; part?: boolean; children: ReactNode };

/** Catches the errors of a screen, or of a `part` of one; a change of `at` (the address) resets it. */
export class TroubleBoundary extends Component<BoundaryProps, { error: unknown; failedAt: string | null }> {
  override state = { error: null as unknown, failedAt: null as string | null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  static getDerivedStateFromProps({ at }: BoundaryProps, state: { error: unknown; failedAt: string | null }) {
    if (!state.error) return null;
    if (state.failedAt === null) return { failedAt: at };
    return state.failedAt === at ? null : { error: null, failedAt: null };
  }
  override render() {
    const { part, children } = this.props;
    if (!this.state.error) return children;
    const trouble = <Trouble error={this.state.error} />;
    return part ? trouble : <Card>{trouble}</Card>;
  }
}

/** A lazily loaded part of a screen; if its chunk fails to load, the rest of the screen stays. */
export function LatePart({
  at,
  fallback = <SkeletonRows rows={6} />,
  children,
}: {
  at: string;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <TroubleBoundary part at={at}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </TroubleBoundary>
  );
}
