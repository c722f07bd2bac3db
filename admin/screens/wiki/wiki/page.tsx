// A wiki page in its tree: reading, editing, table of contents, owner and versions.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { useLiveRecord } from '#admin/generic/form/live-record.ts';
import { RecordPopup } from '#admin/generic/form/record-popup.tsx';
import { Loading, Missing } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowRight, IconPencil, IconTag, IconTrash } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useSpaces, type WikiPage, wiki } from './data.ts';
import { Frame } from './frame.tsx';
import { MovePage } from './move-page.tsx';
import { PageText } from './reading.tsx';
import { DetailsCard, OutlineCard, VersionsCard } from './side-column.tsx';
import { Writing } from './writing.tsx';

/** The actions on the page beside editing. */
function More({ page, onDetails, onMove }: { page: WikiPage; onDetails: () => void; onMove: () => void }) {
  const say = useSay();
  const { act } = useSaidAct();
  const navigate = useNavigate();
  const spaces = useSpaces();
  const queries = useQueryClient();
  const { may, label, send } = useTransitions('wiki_page', page);
  const bin = () =>
    act({
      on: `wiki_page:${page.id}`,
      send: async (key) => {
        await sendOnce(`/wiki_page/${page.id}/bin`, undefined, key);
        // Lists are read again when next shown; the deleted page itself must not be read.
        await queries.invalidateQueries({ queryKey: ['wiki_page'], refetchType: 'none' });
        await navigate(spaces.find(({ space }) => space === page.space)?.path ?? '/wiki');
      },
      done: say('wiki.bin.done', { title: page.title }),
      undo: (key) => send('restore', undefined, key),
    });
  return (
    <MoreMenu
      items={[
        ...(may('write') ? [{ id: 'details', label: say('wiki.details.edit'), icon: <IconTag size={16} />, onAct: onDetails }] : []),
        ...(may('move') ? [{ id: 'move', label: label('move'), icon: <IconArrowRight size={16} />, onAct: onMove }] : []),
        ...(may('bin') ? [{ id: 'bin', label: label('bin'), icon: <IconTrash size={16} />, danger: true, onAct: bin }] : []),
      ]}
    />
  );
}

function Read({ page, onWrite }: { page: WikiPage; onWrite: (() => void) | undefined }) {
  const say = useSay();
  if (page.body)
    return (
      <Card className="wiki-doc" label={page.title}>
        <PageText html={page.body} />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={say('wiki.blank.title')}
        action={
          onWrite && (
            <ActionButton kind="main" icon={<IconPencil size={16} />} onAct={onWrite}>
              {say('wiki.blank.action')}
            </ActionButton>
          )
        }
      >
        {say('wiki.blank.text')}
      </EmptyState>
    </Card>
  );
}

function Page({ page }: { page: WikiPage }) {
  const { may, label } = useTransitions('wiki_page', page);
  const [search, setSearch] = useSearchParams();
  const [details, setDetails] = useState(false);
  const [moving, setMoving] = useState(false);
  const writing = search.has('write') && may('write');
  const write = (on: boolean) => setSearch(on ? { write: '1' } : {}, { replace: true });
  useLiveRecord(wiki, page.id);
  usePageTitle(page.title, 'wiki_page');
  const onDetails = may('write') ? () => setDetails(true) : undefined;
  return (
    <Frame
      space={page.space}
      here={page.id}
      title={page.title}
      status={<NotLive />}
      actions={
        !writing && (
          <>
            {may('write') && (
              <ActionButton icon={<IconPencil size={16} />} shortcut="E" onAct={() => write(true)}>
                {label('write')}
              </ActionButton>
            )}
            <More page={page} onDetails={() => setDetails(true)} onMove={() => setMoving(true)} />
          </>
        )
      }
      side={
        <>
          {!writing && <OutlineCard page={page} />}
          <DetailsCard page={page} onEdit={onDetails} />
          <VersionsCard page={page} />
        </>
      }
    >
      {writing ? (
        <Writing page={page} onDone={() => write(false)} />
      ) : (
        <Read page={page} onWrite={may('write') ? () => write(true) : undefined} />
      )}
      {details && <RecordPopup entity={wiki} record={page} subject={page.title} onClose={() => setDetails(false)} />}
      {moving && <MovePage page={page} onClose={() => setMoving(false)} />}
    </Frame>
  );
}

export default function WikiPageScreen() {
  const id = idIn(useParams().id);
  const { data, error, refetch } = usePageRecord('wiki_page', id);
  useRefusedPage(error);
  if ((error && !data) || id === 0) return <Missing entity={wiki} error={error} retry={refetch} />;
  if (!data || data.id !== id) return <Loading entity={wiki} />;
  return <Page key={id} page={data} />;
}
