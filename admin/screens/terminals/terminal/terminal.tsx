// The page of a wall terminal: data, events, secret address, and the number of pending events.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { IconX } from '#admin/ui/icons/acts.tsx';
import { IconDeviceTablet } from '#admin/ui/icons/wayfinding.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle, IconClock, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { can } from '#schema/core/access.ts';
import { Address, Rotate } from './address.tsx';
import { PairTablet, UnpairTablet } from './tablet.tsx';

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

/** Whoever knows the address of a terminal without a tablet of its own books from anywhere. */
function Unpaired({ record }: RecordProps<'registration_terminal'>) {
  const say = useSay();
  const may = useMay(looksAfter);
  const [pairing, setPairing] = useState(false);
  return (
    <>
      {!record.paired_at && record.active && may && (
        <Notice
          tone="info"
          title={say('terminal.admin.unpaired')}
          action={
            <ActionButton kind="quiet" onAct={() => setPairing(true)}>
              {say('terminal.admin.pair')}
            </ActionButton>
          }
        />
      )}
      {pairing && <PairTablet record={record} onClose={() => setPairing(false)} />}
    </>
  );
}

const Notices = (props: RecordProps<'registration_terminal'>) => (
  <>
    <Waiting {...props} />
    <Unpaired {...props} />
  </>
);

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
  const [popup, setPopup] = useState<{ which: 'rotate' | 'pair' | 'unpair'; record: WholeRecord<'registration_terminal'> } | null>(null);
  const close = () => setPopup(null);
  const useExtras = (record: WholeRecord<'registration_terminal'>): Extras<'registration_terminal'> => ({
    Notice: Notices,
    Acts,
    more: [
      { id: 'times', label: say('terminal.admin.task'), icon: <IconClock />, to: `/task/${record.task_id}` },
      ...(may && record.paired_at
        ? [
            {
              id: 'pair',
              label: say('terminal.admin.pairAnew'),
              icon: <IconDeviceTablet />,
              onAct: () => setPopup({ which: 'pair', record }),
            },
            { id: 'unpair', label: say('terminal.admin.unpair'), icon: <IconX />, onAct: () => setPopup({ which: 'unpair', record }) },
          ]
        : []),
      ...(may
        ? [{ id: 'rotate', label: say('terminal.admin.rotate'), icon: <IconRefresh />, onAct: () => setPopup({ which: 'rotate', record }) }]
        : []),
    ],
  });
  return (
    <>
      <ExtendedRecordPage entity="registration_terminal" useExtras={useExtras} />
      {popup?.which === 'rotate' && <Rotate record={popup.record} onClose={close} />}
      {popup?.which === 'pair' && <PairTablet record={popup.record} onClose={close} />}
      {popup?.which === 'unpair' && <UnpairTablet record={popup.record} onClose={close} />}
    </>
  );
}
