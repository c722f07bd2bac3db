// The frame of the wiki: the space's tree and the search on the left, in a sheet on a phone.
import './wiki.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { useListInMenu } from '#admin/generic/shell/shown-list.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { useSettled } from '#admin/ui/browser/use-settled.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconList, IconPlus, IconTrash } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { BinPopup } from './bin.tsx';
import { aboveOf, type Branch, type Space, useLiveWiki, useMayWrite, useSpaces, useTree, wiki } from './data.ts';
import { Found } from './found.tsx';
import { NewPage } from './new-page.tsx';
import { type Drop, dropPosition } from './place.ts';
import { Tree } from './tree.tsx';

/** Moves a page to where it was dropped. */
const useMove = (branches: readonly Branch[]) => {
  const fail = useFailure();
  const queries = useQueryClient();
  return async (id: number, drop: Drop) => {
    try {
      await sendOnce(`/wiki_page/${id}/move`, { body: dropPosition(branches, id, drop) });
    } catch (error) {
      fail(error);
    }
    await queries.invalidateQueries({ queryKey: ['wiki_page'] });
  };
};

type Inside = {
  space: Space;
  tree: Pick<ReturnType<typeof useTree>, 'data' | 'error' | 'refetch'>;
  here?: number | undefined;
  onOpen?: () => void;
  onNew: () => void;
};

function Contents({ space, tree: { data: branches, error, refetch }, here, onOpen, onNew }: Inside) {
  const say = useSay();
  const may = useMayWrite(space);
  const [typed, setTyped] = useState('');
  const [bin, setBin] = useState(false);
  const searched = useSettled(typed.trim());
  const move = useMove(branches ?? []);
  return (
    <>
      <SearchField value={typed} onChange={setTyped} label={say('wiki.search.label')} slash={!onOpen} />
      {typed.trim() ? (
        <Found typed={searched} onOpen={onOpen} />
      ) : branches === undefined ? (
        <NotYet query={{ error, refetch }} rows={6} />
      ) : branches.length === 0 ? (
        <EmptyState title={say('wiki.empty.title')}>{say(may ? 'wiki.empty.write' : 'wiki.empty.read')}</EmptyState>
      ) : (
        <Tree branches={branches} here={here} onDrop={may ? move : undefined} onOpen={onOpen} />
      )}
      {may && (
        <div className="wiki-tree-foot split gap-8">
          <ActionButton kind="quiet" icon={<IconPlus size={16} />} shortcut={onOpen ? undefined : 'N'} onAct={onNew}>
            {say('wiki_page.create')}
          </ActionButton>
          <IconButton icon={<IconTrash size={16} />} label={say('wiki.bin.title')} onAct={() => setBin(true)} />
        </div>
      )}
      {bin && <BinPopup space={space} onClose={() => setBin(false)} />}
    </>
  );
}

type FrameProps = {
  readonly space: Space;
  readonly here?: number;
  readonly title: string;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

export function Frame({ space, here, title, status, actions, side, children }: FrameProps) {
  const say = useSay();
  const navigate = useNavigate();
  const spaces = useSpaces();
  const tree = useTree(space);
  const branches = tree.data ?? [];
  const narrow = useBelow(768);
  const may = useMayWrite(space);
  const [sheet, setSheet] = useState(false);
  const [beginning, setBeginning] = useState(false);
  useLiveWiki();
  const path = spaces.find((one) => one.space === space)?.path ?? '/wiki';
  useListInMenu(path);
  const above = here === undefined ? [] : aboveOf(branches, here);
  const breadcrumbs = [
    { label: say('wiki_page.many'), to: spaces[0]?.path ?? '/wiki' },
    ...(here === undefined ? [] : [{ label: say(`wiki_page.values.space.${space}`), to: path }]),
    ...above.map(({ id, title: label }) => ({ label, to: pathTo(wiki, id) ?? '/wiki' })),
  ];
  const contents = { space, tree, here, onNew: () => setBeginning(true) };
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} status={status} actions={actions} />
      {narrow && (
        <div className="above-12">
          <ActionButton icon={<IconList size={16} />} full onAct={() => setSheet(true)}>
            {say('wiki.tree.pages')}
          </ActionButton>
        </div>
      )}
      <div className="wiki-columns" data-side={side ? true : undefined}>
        {!narrow && (
          <Card className="wiki-tree-card" label={say('wiki.tree.label')}>
            <Contents {...contents} />
          </Card>
        )}
        <div className="fit">{children}</div>
        {side && <div className="wiki-side stack gap-16 fit">{side}</div>}
      </div>
      {narrow && sheet && (
        <Popup open title={say(`wiki_page.values.space.${space}`)} onClose={() => setSheet(false)} cancel={null}>
          <Contents {...contents} onOpen={() => setSheet(false)} />
        </Popup>
      )}
      {beginning && may && (
        <NewPage
          space={space}
          branches={branches}
          below={here ?? null}
          onClose={() => setBeginning(false)}
          onMade={(id) => {
            setBeginning(false);
            setSheet(false);
            void navigate(`${pathTo(wiki, id)}?write=1`);
          }}
        />
      )}
    </>
  );
}
