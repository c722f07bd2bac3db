// A screen that cannot be shown: a part of the program that did not load, or one that failed; the shell around it works on.
import { Component, type ReactNode } from 'react';
import { ChunkError } from '#admin/providers/chunk.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Card } from '#admin/ui/card.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconAlertTriangle, IconRefresh } from '#admin/ui/icons.tsx';
import { useWords } from '#admin/ui/words.tsx';

export function Trouble({ error }: { error: unknown }) {
  const t = useWords();
  const chunk = error instanceof ChunkError ? error.trouble : null;
  return (
    <Card>
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
    </Card>
  );
}

/** Catches what a screen throws; a new page (`at`) gets a new chance. */
export class TroubleBoundary extends Component<{ at: string; children: ReactNode }, { error: unknown; failedAt: string | null }> {
  override state = { error: null as unknown, failedAt: null as string | null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  static getDerivedStateFromProps({ at }: { at: string }, state: { error: unknown; failedAt: string | null }) {
    if (!state.error) return null;
    if (state.failedAt === null) return { failedAt: at };
    return state.failedAt === at ? null : { error: null, failedAt: null };
  }
  override render() {
    return this.state.error ? <Trouble error={this.state.error} /> : this.props.children;
  }
}
