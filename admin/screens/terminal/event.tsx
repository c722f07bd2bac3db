// The page of a tap at a wall terminal; one that waits is booked or dismissed here.
import { useState } from 'react';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import RecordPage from '#admin/generic/form/record-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconCheck } from '#admin/ui/icons.tsx';
import { can } from '#schema/core/access.ts';
import { Dismiss, Settle } from './decide.tsx';

function Acts({ record }: RecordProps) {
  const say = useSay();
  const may = useMay(can('terminals.write'));
  const [asked, setAsked] = useState<'settle' | 'dismiss' | null>(null);
  const close = () => setAsked(null);
  if (!may || record.outcome !== 'kept') return null;
  return (
    <>
      <ActionButton kind="quiet" icon={<IconCheck size={16} />} onAct={() => setAsked('settle')}>
        {say('terminal.admin.settle')}
      </ActionButton>
      <ActionButton kind="dangerText" onAct={() => setAsked('dismiss')}>
        {say('terminal.admin.dismiss')}
      </ActionButton>
      {asked === 'settle' && <Settle record={record} onClose={close} />}
      {asked === 'dismiss' && <Dismiss record={record} onClose={close} />}
    </>
  );
}

const useExtras = (): Extras => ({ Acts });

export default function TerminalEventPage({ entity }: ScreenProps) {
  return <RecordPage entity={entity} useExtras={useExtras} />;
}
