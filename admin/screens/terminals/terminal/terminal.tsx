// The page of a wall terminal: data, events, secret address, and the number of pending events.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { IconDeviceTablet } from '#admin/ui/icons/wayfinding.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle, IconClock, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { can } from '#schema/core/access.ts';
import { Address, Rotate } from './address.tsx';

const looksAfter = can('terminals.write');

/** The number of unbooked events, with a link to them. */
function Waiting({ record }: RecordProps<'registration_terminal'>) {
  const say = useSay();
  const may = useMay(looksAfter);
  const unresolved = record.unresolved;
  if (unresolved === 0 || !may) return null;
  const waiting = `/terminal_events?filter=${encodeURIComponent(JSON.stringify({ terminal_id: [record.id], outcome: ['kept'] }))}`;
  return (
    <Notice
      tone="warn"
      icon={<IconAlertTriangle size={18} />}
      title={say('terminal.admin.waiting', { smart_count: unresolved })}
      action={<Link to={waiting}>{say('terminal.admin.see')}</Link>}
    />
  );
}

function Acts({ record }: RecordProps<'registration_terminal'>) {
  const say = useSay();
  const may = useMay(looksAfter);
  const [shown, setShown] = useState(false);
  if (!may) return null;
  return (
    <>
      <ActionButton kind="quiet" icon={<IconDeviceTablet size={16} />} onAct={() => setShown(true)}>
        {say('terminal.admin.show')}
      </ActionButton>
      {shown && <Address record={record} onClose={() => setShown(false)} />}
    </>
  );
}

export default function TerminalPage() {
  const say = useSay();
  const may = useMay(looksAfter);
  const [rotating, setRotating] = useState<WholeRecord<'registration_terminal'> | null>(null);
  const useExtras = (record: WholeRecord<'registration_terminal'>): Extras<'registration_terminal'> => ({
    Notice: Waiting,
    Acts,
    more: [
      { id: 'times', label: say('terminal.admin.task'), icon: <IconClock />, to: `/task/${record.task_id}` },
      ...(may ? [{ id: 'rotate', label: say('terminal.admin.rotate'), icon: <IconRefresh />, onAct: () => setRotating(record) }] : []),
    ],
  });
  return (
    <>
      <ExtendedRecordPage entity="registration_terminal" useExtras={useExtras} />
      {rotating && <Rotate record={rotating} onClose={() => setRotating(null)} />}
    </>
  );
}
