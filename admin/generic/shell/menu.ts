// The menu: the schema's groups, limited to entities that the user may read.

import { useCaller } from '#admin/providers/person/session.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { allEntities, createPathOf, type EntityMetadata, parentOf } from '#admin/providers/records/metadata.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import type { MenuGroup, MenuItem } from '#admin/ui/shell/menu.ts';
import { forUser } from '#schema/core/access.ts';
import { useListName, useUnderName } from '../list/list-name.ts';
import type { Filter } from '../list/listing.ts';
import { useLiveCounts } from '../list/live-counts.ts';
import { useEntityCounts } from '../list/rows.ts';
import { entitiesUnder, readableIn, waitingIn } from '../list/under.ts';
import { useLiveViews, useViews } from '../list/views/use-views.ts';
import { viewQuery } from '../list/views/view-query.ts';
import type { OwnPage } from '../own-pages.ts';
import { isOfEntity, listPath, listsFor, mayCreate, namedListsOf, type Screens } from '../screens.ts';

const groups = ['work', 'people', 'company'] as const;

/** Entries in the phone's bottom bar; the rest is in the sheet. */
const thumbPlaces = 4;
/** Fewer places of every day are filled up with the others. */
const fewestDaily = 2;

const detailPath = ({ paths }: EntityMetadata) =>
  paths?.detail.includes('{id}') ? [paths.detail.slice(0, paths.detail.indexOf('{id}'))] : [];
/** `/task/` of `/task/{id}`: record pages highlight their list in the menu, and so do pages of child records. */
const recordPaths = (entity: EntityMetadata) => [
  ...detailPath(entity),
  ...allEntities.flatMap((other) => (parentOf(other)?.entity === entity && other.paths ? [other.paths.list, ...detailPath(other)] : [])),
];

const addressOf = ({ page, query }: { readonly page: string; readonly query: string | null }) => (query ? `${page}?${query}` : page);

type Menu = {
  groups: MenuGroup[];
  foot: MenuItem[];
  phone: MenuItem[];
  /** The address of the saved view in the menu that shows the same rows as this one. */
  viewAt: (path: string, search: string) => string | undefined;
};

export const useMenu = (screens: Screens, pages: readonly OwnPage[]): Menu => {
  const caller = useCaller();
  const t = useWords();
  const { find } = useSpeech();
  const listName = useListName();
  const nameUnder = useUnderName();
  const entities = readableIn(caller);
  const under = new Map(entities.map((entity) => [entity, entitiesUnder(entity, caller)]));
  const below = new Set([...under.values()].flat());
  const listed = entities.flatMap((entity): { entity: EntityMetadata; filter: Filter }[] => {
    const lists = namedListsOf(entity, screens);
    const named =
      lists && !lists.uncounted
        ? listsFor(entity, lists, caller)
            .filter((list) => isOfEntity(entity, list))
            .map((list) => ({ entity, filter: { list } }))
        : [];
    return [...named, ...[waitingIn(entity) ?? []].flat()];
  });
  const counts = useEntityCounts(listed);
  const views = useViews();
  useLiveViews();
  useLiveCounts(listed.map(({ entity }) => entity.name));

  const itemOf = (entity: EntityMetadata): MenuItem => {
    const lists = namedListsOf(entity, screens);
    const children =
      lists &&
      listsFor(entity, lists, caller).map((name) => {
        const count = counts[listed.findIndex((one) => one.entity === entity && one.filter.list === name)];
        return { id: name, label: listName(entity, name), to: listPath(lists, name), ...(count && { count }) };
      });
    const counted = children?.find(({ id }) => isOfEntity(entity, id));
    const more = (under.get(entity) ?? []).map((one) => {
      const count = counts[listed.findIndex((counted) => counted.entity === one && counted.filter.list === undefined)];
      return { id: one.name, label: nameUnder(one), to: one.paths?.list ?? '/', paths: recordPaths(one), ...(count && { count }) };
    });
    const pages = lists ? Object.values(lists.paths) : [entity.paths?.list];
    const saved = views
      .filter((view) => view.in_menu && pages.includes(view.page))
      .map((view) => ({ id: `view-${view.id}`, label: view.name, to: addressOf(view) }));
    return {
      id: entity.name,
      label: find(`${entity.name}_page.menu`) ?? find(`${entity.name}.many`) ?? entity.name,
      // The first child list that the user may open.
      to: children?.[0]?.to ?? entity.paths?.list ?? '/',
      icon: entity.menu?.icon ?? 'category',
      paths: recordPaths(entity),
      ...((children || more.length + saved.length > 0) && { children: [...(children ?? []), ...more, ...saved] }),
      ...(counted?.count && { count: counted.count }),
    };
  };
  // Entities with a single record are at the bottom of the menu.
  const placed = entities.filter((entity) => !entity.single && !below.has(entity));
  const items = new Map(placed.map((entity) => [entity, itemOf(entity)]));
  const inOrder = groups.flatMap((id) => placed.filter(({ menu }) => menu?.group === id));
  const daily = inOrder.filter(({ menu }) => menu?.daily);
  const thumbs = daily.length < fewestDaily ? [...new Set([...daily, ...inOrder])] : daily;
  const places = thumbs.flatMap((entity) => items.get(entity) ?? []);
  // The middle entry of the phone's bar creates work, if that has its own screen.
  const made = placed.flatMap((entity): MenuItem[] => {
    if (entity.menu?.group !== 'work') return [];
    const to = createPathOf(entity);
    return screens[entity.name]?.create && mayCreate(entity, caller) && to
      ? [{ id: 'create', label: t('menu.create'), to, icon: 'square-rounded-plus' }]
      : [];
  });
  const free = (group: (typeof groups)[number]) =>
    pages.flatMap(({ path, rule, menu }): MenuItem[] =>
      menu?.group === group && forUser(rule, caller) !== false
        ? [{ id: path, label: find(menu.label) ?? path, to: path, icon: menu.icon }]
        : [],
    );
  return {
    groups: groups.flatMap((id, at) => {
      const own = placed.filter(({ menu }) => menu?.group === id).flatMap((entity) => items.get(entity) ?? []);
      const all = [...own, ...free(id)];
      return all.length > 0 ? [{ id, ...(at > 0 && { label: t(`menu.${id}`) }), items: all }] : [];
    }),
    foot: entities.filter(({ single }) => single).map(itemOf),
    viewAt: (path, search) => {
      const view = views.find((one) => one.in_menu && one.page === path && viewQuery(one.query ?? '') === viewQuery(search));
      return view && addressOf(view);
    },
    phone: [...places.slice(0, 2), ...made.slice(0, 1), ...places.slice(2)].slice(0, thumbPlaces),
  };
};
