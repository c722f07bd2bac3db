// Every page of the schema at its address: lists, records and new ones, each only for who may, each its own part of the program.
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { allEntities, createPathOf, type EntityMetadata, importPathOf } from '#admin/providers/metadata.ts';
import { useCaller } from '#admin/providers/session.tsx';
import { Card } from '#admin/ui/card.tsx';
import { SkeletonRows } from '#admin/ui/skeleton.tsx';
import { forUser, type Rule } from '#schema/core/access.ts';
import type { OwnPage } from './own-pages.ts';
import { ScreensContext } from './own-screens.ts';
import { listPath, ruleOfList, type Screen, type Screens } from './screens.ts';
import { TroubleBoundary } from './shell/trouble.tsx';

const ListPage: Screen = lazyScreen(() => import('./list/list-page.tsx'));
const RecordPage: Screen = lazyScreen(() => import('./form/record-page.tsx'));
const CreatePage: Screen = lazyScreen(() => import('./form/create-page.tsx'));
const ImportPage: Screen = lazyScreen(() => import('./import/import-page.tsx'));

const home = '/tasks/own';

/** Whoever may not comes to their own tasks. */
function Guard({ rule, children }: { rule: Rule | undefined; children: ReactNode }) {
  const caller = useCaller();
  return rule && forUser(rule, caller) !== false ? children : <Navigate to={home} replace />;
}

/** An address that no page has belongs to the public pages, which say so. */
function Unknown() {
  useEffect(() => location.replace('/pages/error-404'), []);
  return null;
}

const pagesOf = (entity: EntityMetadata, screens: Screens) => {
  if (!entity.paths) return [];
  const { list: List = ListPage, record: Record = RecordPage, create: Create = CreatePage, lists, more = {} } = screens[entity.name] ?? {};
  const { read, create, update } = entity.access;
  const page = (path: string, rule: Rule | undefined, element: ReactNode, over?: ReactNode) => (
    <Route key={path} path={path} element={<Guard rule={rule}>{element}</Guard>}>
      {over && <Route path=":id" element={over} />}
    </Route>
  );
  const named = (name: string) => {
    const Over = lists?.over?.[name];
    return lists
      ? page(
          listPath(lists, name),
          ruleOfList(entity, name),
          <List key={name} entity={entity} list={name} lists={lists} />,
          Over && <Over entity={entity} />,
        )
      : null;
  };
  const detail = entity.paths.detail.replace('{id}', ':id');
  const createPath = createPathOf(entity);
  const importPath = importPathOf(entity);
  if (entity.single) return [page(detail, update && read, <Record entity={entity} />)];
  return [
    ...(lists?.names.map(named) ?? []),
    ...(lists?.names.some((name) => listPath(lists, name) === entity.paths?.list)
      ? []
      : [page(entity.paths.list, read, <List key={entity.name} entity={entity} />)]),
    ...Object.entries(more).map(([path, More]) => page(path, read, <More entity={entity} />)),
    ...(create && createPath ? [page(createPath, create, <Create key={entity.name} entity={entity} lists={lists} />)] : []),
    ...(importPath ? [page(importPath, create, <ImportPage key={entity.name} entity={entity} />)] : []),
    page(detail, read, <Record key={entity.name} entity={entity} />),
  ];
};

export function Pages({ screens, pages = [] }: { screens: Screens; pages?: readonly OwnPage[] }) {
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
            {allEntities.flatMap((entity) => pagesOf(entity, screens))}
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
