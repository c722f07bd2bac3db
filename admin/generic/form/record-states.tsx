// A record that is not here yet, is not there any more, or cannot be read.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { useFailureWords } from '#admin/providers/failure.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { statusOf } from '#admin/providers/problem.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Card } from '#admin/ui/card.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconFileOff, IconPlugConnectedX, IconRefresh } from '#admin/ui/icons.tsx';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { SkeletonLine, SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { lastSeen } from '../list/listing.ts';

/** The way back to the list, as it was left. */
export const useBreadcrumbs = (entity: EntityMetadata) => {
  const words = useEntityWords(entity.name);
  return entity.single ? undefined : [{ label: words.many, to: lastSeen(entity.paths?.list ?? '/') }];
};

export function Loading({ entity }: { entity: EntityMetadata }) {
  const breadcrumbs = useBreadcrumbs(entity);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={'\u00a0'} status={<SkeletonLine width="12rem" height="1.25rem" />} />
      <Card flush>
        <SkeletonRows rows={8} />
      </Card>
    </>
  );
}

export function Missing({ entity, error, retry }: { entity: EntityMetadata; error: unknown; retry: () => unknown }) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const failureWords = useFailureWords();
  const gone = statusOf(error) === 404;
  const breadcrumbs = useBreadcrumbs(entity);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={words.one} />
      <Card>
        <EmptyState
          failed
          icon={gone ? <IconFileOff size={28} /> : <IconPlugConnectedX size={28} />}
          title={gone ? t('state.missing') : t('state.failed')}
          action={
            gone ? (
              <ActionButton kind="main" to={lastSeen(entity.paths?.list ?? '/')}>
                {words.many}
              </ActionButton>
            ) : (
              <ActionButton icon={<IconRefresh size={16} />} onAct={retry}>
                {t('verb.retry')}
              </ActionButton>
            )
          }
        >
          {gone ? t('state.missing_hint') : failureWords(error)}
        </EmptyState>
      </Card>
    </>
  );
}
