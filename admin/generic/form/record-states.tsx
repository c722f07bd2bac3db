// The states of a record page without a record: loading, deleted, unreadable.
import { useContext } from 'react';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, entityOf, parentOf, pathTo } from '#admin/providers/records/metadata.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonLine, SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { allows, forUser } from '#schema/core/access.ts';
import { useListName } from '../list/list-name.ts';
import { lastOf, lastSeen } from '../list/listing.ts';
import { MissingPage } from '../missing-page.tsx';
import { ScreensContext } from '../own-screens.ts';
import { listPath, listsFor, namedListsOf } from '../screens.ts';
import { useListInMenu } from '../shell/shown-list.ts';
import { tabId } from './related.ts';

type FieldValues = Readonly<Record<string, unknown>>;

/** The named list from which the user came, or else the first that contains the record. */
const useNamedList = (entity: EntityMetadata, record: FieldValues | undefined) => {
  const caller = useCaller();
  const lists = namedListsOf(entity, useContext(ScreensContext));
  if (!lists) return undefined;
  const all = listsFor(entity, lists, caller).map((name) => ({ name, path: listPath(lists, name) }));
  const last = lastOf(all.map(({ path }) => path));
  const holds = ({ name }: { name: string }) => {
    const rule = entity.list?.lists?.[name]?.rows;
    return record !== undefined && rule !== undefined && allows(rule, caller, record);
  };
  return { first: all[0], shown: all.find(({ path }) => path === last) ?? all.find(holds) };
};

/** The breadcrumbs: back to the list as the user left it, through the parent record if there is one. */
export const useBreadcrumbs = (entity: EntityMetadata, record?: FieldValues) => {
  const { find } = useSpeech();
  const listName = useListName();
  const caller = useCaller();
  const named = useNamedList(entity, record);
  useListInMenu(named?.shown?.path);
  if (entity.single) return undefined;
  const listOf = ({ name, paths }: EntityMetadata) => ({ label: find(`${name}.many`) ?? name, to: lastSeen(paths?.list ?? '/') });
  const above = entity.menu?.under ? [listOf(entityOf(entity.menu.under))] : [];
  const parent = parentOf(entity);
  if (!parent || !record || forUser(parent.entity.access.read, caller) === false) {
    const { first, shown } = named ?? {};
    const list = shown && { label: listName(entity, shown.name), to: lastSeen(shown.path) };
    return [...above, { ...listOf(entity), ...(first && { to: lastSeen(first.path) }) }, ...(list ? [list] : [])];
  }
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
