// The saved views of a list: one press opens a view, the list's own button saves what is shown.
import './views-menu.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconBookmark } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { FilterButton } from '#admin/ui/tables/filter-button.tsx';
import { useSaidAct } from '../../acts/said-act.ts';
import type { Filter } from '../listing.ts';
import { type ListView, useViews, useViewsAgain } from './use-views.ts';
import { type Arrangement, ViewPopup } from './view-popup.tsx';
import { columnsIn, columnsText, viewQuery } from './view-query.ts';

type Props = {
  /** The filters that apply without standing in the address. */
  beyond: Filter;
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
};

type OwnViewProps = { view: ListView; shown: Arrangement; onEdit: () => void; onClose: () => void };

/** Each act closes the list of views, so that its notice can be reached. */
function OwnViewMenu({ view, shown, onEdit, onClose }: OwnViewProps) {
  const say = useSay();
  const again = useViewsAgain();
  const { act } = useSaidAct();
  const at = `/list_view/${view.id}` as const;
  const { name } = view;
  return (
    <MoreMenu
      label={name}
      upright
      items={[
        {
          id: 'replace',
          label: say('list_view.replace'),
          onAct: () => act({ send: (key) => sendOnce(at, { body: shown }, key), done: say('list_view.saved', { name }), after: again }),
        },
        {
          id: 'edit',
          label: say('list_view.edit'),
          onAct: () => {
            onClose();
            onEdit();
          },
        },
        {
          id: 'delete',
          label: say('shell.verb.delete'),
          danger: true,
          onAct: () => {
            onClose();
            void act({
              send: (key) => sendOnce(at, { method: 'DELETE' }, key),
              done: say('list_view.deleted', { name }),
              undo: (key) =>
                sendOnce(
                  '/list_view',
                  {
                    method: 'POST',
                    body: {
                      name,
                      role_id: view.role_id,
                      in_menu: view.in_menu,
                      page: view.page,
                      query: view.query,
                      hidden_columns: view.hidden_columns,
                    },
                  },
                  key,
                ),
              after: again,
            });
          },
        },
      ]}
    />
  );
}

export function ViewsMenu({ beyond, hidden, onHide }: Props) {
  const say = useSay();
  const { user, users } = useSession();
  const { pathname, search } = useLocation();
  const [editing, setEditing] = useState<ListView | 'new'>();
  const query = viewQuery(search, beyond);
  const views = useViews().filter(({ page }) => page === pathname);
  const open = views.find((view) => viewQuery(view.query ?? '') === query);
  const shown = { page: pathname, query: query || null, hidden_columns: columnsText(hidden) };
  // Opening a view, here or in the menu, sets its columns; what is hidden afterwards stays until the view is opened again.
  const columns = open?.hidden_columns ?? null;
  const openId = open?.id;
  const hide = useRef(onHide);
  useEffect(() => {
    hide.current = onHide;
  });
  useEffect(() => {
    if (openId !== undefined) hide.current(columnsIn(columns));
  }, [openId, columns]);
  return (
    <>
      <FilterButton label={say('list_view.many')} icon={<IconBookmark size={15} />} shown={open?.name} alone>
        {(close) => (
          <div className="stack gap-4">
            <ul className="views list">
              {views.map((view) => (
                <li key={view.id} className="row gap-4">
                  <Link
                    to={`${view.page}?${view.query ?? ''}`}
                    className="views-view grow fit"
                    aria-current={view === open ? 'true' : undefined}
                    onClick={close}
                  >
                    <span className="ui-one-line">{view.name}</span>
                    {view.user_id !== user.id && (
                      <span className="ui-quiet ui-small ui-one-line">
                        {say('list_view.sharedBy', { name: users.get(view.user_id)?.name ?? '' })}
                      </span>
                    )}
                  </Link>
                  {view.user_id === user.id && <OwnViewMenu view={view} shown={shown} onClose={close} onEdit={() => setEditing(view)} />}
                </li>
              ))}
            </ul>
            <ActionButton
              kind="quiet"
              onAct={() => {
                close();
                setEditing('new');
              }}
            >
              {say('list_view.save')}
            </ActionButton>
          </div>
        )}
      </FilterButton>
      {editing && <ViewPopup view={editing === 'new' ? undefined : editing} shown={shown} onClose={() => setEditing(undefined)} />}
    </>
  );
}
