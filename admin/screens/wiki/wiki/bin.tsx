// The bin of a space: deleted pages with their deletion and expiry dates, and restore.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NotYet } from '#admin/generic/not-yet.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowBackUp, IconTrash } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { type Binned, type Space, useBin, wiki } from './data.ts';

const dayMs = 86_400_000;
/** Days until a deleted page is removed for good. */
const rests = 30;

function Resting({ page, onBack }: { page: Binned; onBack: () => void }) {
  const say = useSay();
  const format = useFormat();
  const fail = useFailure();
  const navigate = useNavigate();
  const { send, label } = useTransitions('wiki_page', page);
  const restore = async () => {
    try {
      await send('restore');
      toastSuccess(say('wiki.bin.restored', { title: page.title }));
      onBack();
      await navigate(pathTo(wiki, page.id) ?? '/wiki');
    } catch (error) {
      fail(error);
    }
  };
  const until = new Date(new Date(page.binned_at).getTime() + rests * dayMs).toISOString();
  return (
    <li>
      <div>
        <b>{page.title}</b>
        {page.below > 0 && <span className="ui-quiet"> {say('wiki.bin.below', { smart_count: page.below })}</span>}
        <div className="ui-small ui-quiet">
          {say('wiki.bin.who', { name: page.binned_by_name ?? '', at: format.dateTime(page.binned_at) })}{' '}
          {say('wiki.bin.until', { date: format.date(until) })}
        </div>
      </div>
      <ActionButton icon={<IconArrowBackUp size={16} />} onAct={restore}>
        {label('restore')}
      </ActionButton>
    </li>
  );
}

export function BinPopup({ space, onClose }: { space: Space; onClose: () => void }) {
  const say = useSay();
  const t = useWords();
  const { data, error, refetch } = useBin(space);
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Popup
      open={open}
      width="wide"
      title={say('wiki.bin.title')}
      subject={say(`wiki_page.values.space.${space}`)}
      onClose={close}
      cancel={t('verb.close')}
    >
      {data === undefined ? (
        <NotYet query={{ error, refetch }} rows={3} />
      ) : data.length === 0 ? (
        <EmptyState icon={<IconTrash />} title={say('wiki.bin.empty')}>
          {say('wiki.bin.hint')}
        </EmptyState>
      ) : (
        <ul className="wiki-bin list">
          {data.map((page) => (
            <Resting key={page.id} page={page} onBack={close} />
          ))}
        </ul>
      )}
    </Popup>
  );
}
