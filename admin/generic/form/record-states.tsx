// A record that is not here yet, is not there any more, or cannot be read.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { useFailureWords } from '#admin/providers/failure.ts';
import { type EntityMetadata, parentOf, pathTo } from '#admin/providers/metadata.ts';
import { statusOf } from '#admin/providers/problem.ts';
import { nameOf } from '#admin/providers/reference-name.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { useSpeech } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Card } from '#admin/ui/card.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconFileOff, IconPlugConnectedX, IconRefresh } from '#admin/ui/icons.tsx';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { SkeletonLine, SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { forUser } from '#schema/core/access.ts';
import { lastSeen } from '../list/listing.ts';
import { tabId } from './related.ts';

/** The way back to the list, as it was left; through the record that this one belongs to, where there is one. */
export const useBreadcrumbs = (entity: EntityMetadata, record?: Readonly<Record<string, unknown>>) => {
  const { find } = useSpeech();
  const caller = useCaller();
  if (entity.single) return undefined;
  const listOf = ({ name, paths }: EntityMetadata) => ({ label: find(`${name}.many`) ?? name, to: lastSeen(paths?.list ?? '/') });
  const parent = parentOf(entity);
  if (!parent || !record || forUser(parent.entity.access.read, caller) === false) return [listOf(entity)];
  const to = `${pathTo(parent.entity, record[parent.field])}?${new URLSearchParams({ tab: tabId({ entity, field: parent.field }) })}`;
  return [listOf(parent.entity), { label: String(record[nameOf(parent.field)]), to }];
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
