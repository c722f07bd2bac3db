// A record that is not here yet, is not there any more, or cannot be read.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { type EntityMetadata, parentOf, pathTo } from '#admin/providers/metadata.ts';
import { nameOf } from '#admin/providers/reference-name.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { useSpeech } from '#admin/providers/speech.tsx';
import { Card } from '#admin/ui/card.tsx';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { SkeletonLine, SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { forUser } from '#schema/core/access.ts';
import { lastSeen } from '../list/listing.ts';
import { MissingPage } from '../missing-page.tsx';
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
  const breadcrumbs = useBreadcrumbs(entity);
  return (
    <MissingPage
      head={{ title: words.one, ...(breadcrumbs && { breadcrumbs }) }}
      gone={{
        title: t('state.missing'),
        text: t('state.missing_hint'),
        way: { label: words.many, to: lastSeen(entity.paths?.list ?? '/') },
      }}
      error={error}
      onRetry={retry}
    />
  );
}
