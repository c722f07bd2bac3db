// The data of the wiki: a space's tree, pages, versions and bin.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { ScreensContext } from '#admin/generic/own-screens.ts';
import { listPath, listsFor, namedListsOf } from '#admin/generic/screens.ts';
import { answered, call } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useCaller } from '#admin/providers/person/session.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import { metadata } from '#generated/metadata.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export const wiki = entityOf('wiki_page');
export type WikiPage = PageRecord<'wiki_page'>;
export type Space = WikiPage['space'];
/** Each space is a list of the schema, by the same name. */
export const isSpace = (name: string): name is Space => Object.hasOwn(metadata.wiki_page.fields.space.values, name);
export type Branch = AnswerOf<'/wiki_page/tree'>[number];
export type Version = AnswerOf<'/wiki_page/{id}/version'>[number];
export type Binned = AnswerOf<'/wiki_page/bin'>[number];

const spaceKey = (of: 'tree' | 'bin', space: Space) => ['wiki_page', of, space];

export const useTree = (space: Space | undefined) =>
  useQuery({
    queryKey: spaceKey('tree', space ?? 'main'),
    queryFn: ({ signal }) => call('/wiki_page/tree', { query: { space: space ?? 'main' }, signal }).then(answered),
    enabled: space !== undefined,
    retry: false,
  });

export const useBin = (space: Space) =>
  useQuery({
    queryKey: spaceKey('bin', space),
    queryFn: ({ signal }) => call('/wiki_page/bin', { query: { space }, signal }).then(answered),
    retry: false,
  });

export const useVersions = ({ id, edition }: Pick<WikiPage, 'id' | 'edition'>) =>
  useQuery({
    queryKey: ['wiki_page', 'versions', id, edition],
    queryFn: ({ signal }) => call(`/wiki_page/${id}/version`, { signal }).then(answered),
    placeholderData: (before) => before,
    retry: false,
  });

/** Every wiki screen reads changes by others. */
export const useLiveWiki = (): void => {
  const queries = useQueryClient();
  const again = useOnceForMany(() => void queries.invalidateQueries({ queryKey: ['wiki_page'] }), 500);
  useLive(['wiki_page'], again);
};

/** The spaces that the user may read, with their addresses. */
export const useSpaces = (): readonly { readonly space: Space; readonly path: string }[] => {
  const caller = useCaller();
  const lists = namedListsOf(wiki, useContext(ScreensContext));
  return lists ? listsFor(wiki, lists, caller).flatMap((space) => (isSpace(space) ? [{ space, path: listPath(lists, space) }] : [])) : [];
};

/** The spaces that the user may write. */
export const useWritableSpaces = (): ReturnType<typeof useSpaces> => {
  const { permissions } = useCaller();
  return useSpaces().filter(({ space }) => permissions.has(`wiki.${space}.write`));
};
export const useMayWrite = (space: Space): boolean => useWritableSpaces().some((one) => one.space === space);

/** A page of the tree with its child pages in order. */
export type Twig = Branch & { readonly below: readonly Twig[] };

export const twigsOf = (branches: readonly Branch[]): Twig[] => {
  const known = new Set(branches.map(({ id }) => id));
  const under = Map.groupBy(branches, ({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null));
  const grow = (parent: number | null): Twig[] => (under.get(parent) ?? []).map((one) => ({ ...one, below: grow(one.id) }));
  return grow(null);
};

/** The ancestors of a page, topmost first. */
export const aboveOf = (branches: readonly Branch[], id: number): Branch[] => {
  const byId = new Map(branches.map((one) => [one.id, one]));
  const above: Branch[] = [];
  for (let one = byId.get(byId.get(id)?.parent_id ?? 0); one && !above.includes(one); one = byId.get(one.parent_id ?? 0))
    above.unshift(one);
  return above;
};
