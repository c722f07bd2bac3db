// The page of a terminal event; a pending one is booked or dismissed here.
import { useState } from 'react';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { Dismiss, Settle } from './decide.tsx';

function Acts({ record }: RecordProps<'terminal_event'>) {
  const say = useSay();
  const may = useMay(can('terminals.write'));
  const [popup, setPopup] = useState<'settle' | 'dismiss' | null>(null);
  const close = () => setPopup(null);
  if (!may || record.outcome !== 'kept') return null;
  return (
    <>
      <ActionButton kind="quiet" icon={<IconCheck size={16} />} onAct={() => setPopup('settle')}>
        {say('terminal.admin.settle')}
      </ActionButton>
      <ActionButton kind="dangerText" onAct={() => setPopup('dismiss')}>
        {say('terminal.admin.dismiss')}
      </ActionButton>
      {popup === 'settle' && <Settle record={record} onClose={close} />}
      {popup === 'dismiss' && <Dismiss record={record} onClose={close} />}
    </>
  );
}

/** The title: type and time, »Prihod 24/11/2026 06:58«. */
const useExtras = (record: WholeRecord<'terminal_event'>): Extras<'terminal_event'> => {
  const { find } = useSpeech();
  const format = useFormat();
  return { title: `${find(`terminal_event.values.action.${record.action}`)} ${format.dateTime(record.occurred_at)}`, Acts };
};

export default function TerminalEventPage() {
  return <ExtendedRecordPage entity="terminal_event" useExtras={useExtras} />;
}
