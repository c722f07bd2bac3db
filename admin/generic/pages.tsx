// The routes of every entity: lists, records and new records, each with its access rule and its own chunk.
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyScreen, loadAhead } from '#admin/providers/chunk.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { allEntities, createPathOf, type EntityMetadata, importPathOf } from '#admin/providers/records/metadata.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { forUser, type Rule } from '#schema/core/access.ts';
import type { OwnPage } from './own-pages.ts';
import { ScreensContext } from './own-screens.ts';
import { listPath, namedListsOf, ruleOfList, type Screen, type ScreenProps, type Screens } from './screens.ts';
import { TroubleBoundary } from './shell/trouble.tsx';

const EntityList: Screen = lazyScreen(() => import('./list/entity-list.tsx'));
const RecordPage: Screen = lazyScreen(() => import('./form/record-page.tsx'));
const CreatePage: Screen = lazyScreen(() => import('./form/create-page.tsx'));
const ImportPage: Screen = lazyScreen(() => import('./import/import-page.tsx'));

/** Users without access are sent to the start page. */
function Guard({ rule, children }: { rule: Rule | undefined; children: ReactNode }) {
  const caller = useCaller();
  return rule && forUser(rule, caller) !== false ? children : <Navigate to="/" replace />;
}

/** Unknown addresses belong to the public pages, which show "not found". */
function Unknown() {
  useEffect(() => location.replace('/pages/error-404'), []);
  return null;
}

/** A page at its address. Two places with the same screen but different keys share no state. */
type Place = {
  readonly path: string;
  readonly rule: Rule | undefined;
  readonly screen: Screen;
  readonly shown: ScreenProps & { readonly key?: string };
  /** The screen that opens over the page, at `:id` below it. */
  readonly over?: Screen | undefined;
};

const placesOf = (entity: EntityMetadata, screens: Screens): Place[] => {
  if (!entity.paths) return [];
  const { list = EntityList, record = RecordPage, create = CreatePage, more = {} } = screens[entity.name] ?? {};
  const lists = namedListsOf(entity, screens);
  const { access, name, paths } = entity;
  const detail = paths.detail.replace('{id}', ':id');
  const createPath = createPathOf(entity);
  const importPath = importPathOf(entity);
  const own = { key: name, entity };
  if (entity.single) return [{ path: detail, rule: access.update && access.read, screen: record, shown: { entity } }];
  const named = (lists?.names ?? []).map((of) => ({ of, path: lists ? listPath(lists, of) : '' }));
  return [
    ...named.map(({ of, path }) => ({
      path,
      rule: ruleOfList(entity, of),
      screen: list,
      shown: { key: of, entity, list: of, lists },
      over: lists?.over?.[of],
    })),
    ...(named.some(({ path }) => path === paths.list) ? [] : [{ path: paths.list, rule: access.read, screen: list, shown: own }]),
    ...Object.entries(more).map(([path, screen]) => ({ path, rule: access.read, screen, shown: { entity } })),
    ...(access.create && createPath ? [{ path: createPath, rule: access.create, screen: create, shown: { ...own, lists } }] : []),
    ...(importPath ? [{ path: importPath, rule: access.create, screen: ImportPage, shown: own }] : []),
    { path: detail, rule: access.read, screen: record, shown: own },
  ];
};

/** Milliseconds that the first frame may be delayed for complete content: a skeleton that flashes costs more. */
const worthWaiting = 300;

/** Loads the screen of the first address; the answer reads that screen's data ahead. */
export const loadScreenAt = async (
  pathname: string,
  { screens, pages = [], home }: PagesProps,
): Promise<(queries: QueryClient) => Promise<void>> => {
  const all = [...allEntities.flatMap((entity) => placesOf(entity, screens)), ...pages];
  const routes = all.map(({ path, screen }) => ({ path, handle: screen }));
  const here = matchRoutes(routes, pathname === '/' ? home : pathname)?.at(-1);
  const ahead = await loadAhead(here?.route.handle);
  return async (queries) => {
    if (!ahead) return;
    await Promise.race([
      ahead(queries, here?.params ?? {}),
      new Promise((late) => {
        setTimeout(late, worthWaiting);
      }),
    ]);
  };
};

const pageAt = ({ path, rule, screen: Shown, shown: { key, ...props }, over: Over }: Place) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard rule={rule}>
        <Shown key={key} {...props} />
      </Guard>
    }
  >
    {Over && <Route path=":id" element={<Over entity={props.entity} />} />}
  </Route>
);

type PagesProps = {
  readonly screens: Screens;
  readonly pages?: readonly OwnPage[];
  /** The address of the start page. */
  readonly home: string;
};

export function Pages({ screens, pages = [], home }: PagesProps) {
  const { pathname } = useLocation();
  return (
    <TroubleBoundary at={pathname}>
      <Suspense
        fallback={
          <Card flush>
            <SkeletonRows rows={10} head />
          </Card>
        }
      >
        <ScreensContext value={screens}>
          <Routes>
            <Route path="/" element={<Navigate to={home} replace />} />
            {allEntities.flatMap((entity) => placesOf(entity, screens).map(pageAt))}
            {pages.map(({ path, rule, screen: Page }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guard rule={rule}>
                    <Page />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<Unknown />} />
          </Routes>
        </ScreensContext>
      </Suspense>
    </TroubleBoundary>
  );
}
