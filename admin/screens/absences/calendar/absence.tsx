// The page of one absence: whose and why, its state, and what may be done with it now.
import { useQueryClient } from '@tanstack/react-query';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import type { Place } from '#admin/generic/parts/place.ts';
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { AbsenceState } from '#admin/screens/absences/shared/status-cell.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';

const Files = lazyScreen(async () => ({ default: (await import('#admin/screens/files/shared/files.tsx')).Files }));

function Standing({ record: { status, days } }: RecordProps<'absence'>) {
  const say = useSay();
  return (
    <span className="row inline wrap gap-8">
      <AbsenceState status={status} />
      <span className="ui-quiet ui-num">{say('absence_page.takes', { smart_count: days })}</span>
    </span>
  );
}

function Acts({ record }: RecordProps<'absence'>) {
  return (
    <>
      <TransitionButton entity="absence" name="cutShort" record={record} given={{ to: record.to }} />
      <TransitionButton entity="absence" name="cancel" record={record} />
      <TransitionButton entity="absence" name="decline" record={record} />
      <TransitionButton entity="absence" name="approve" record={record} kind="main" />
    </>
  );
}

function Reason({ record: { reason } }: RecordProps<'absence'>) {
  return reason ? <Notice tone="info">{reason}</Notice> : null;
}

const noFiles = { comments: 0, people: [], turns: [] } as const;

/** Papers such as a certificate: whoever may not know why somebody is away does not find them either. */
function Papers({ record }: RecordProps<'absence'>) {
  const queries = useQueryClient();
  const { may, whyNot } = useTransitions('absence', record);
  const { id, version } = record;
  const place: Place = {
    ...noFiles,
    ...{ path: `absence/${id}`, entity: 'absence', mark: version, may, whyNot },
    again: () => queries.invalidateQueries({ queryKey: ['absence'] }),
  };
  return <Files place={place} />;
}

export default function AbsencePage() {
  const say = useSay();
  const nameOf = useNameOf();
  const useExtras = ({ user_id, status, reason }: WholeRecord<'absence'>): Extras<'absence'> => ({
    title: nameOf(user_id),
    Standing,
    Acts,
    readOnly: status !== 0,
    tabs: [{ id: 'files', label: say('file.many'), Tab: Papers }],
    ownFirst: true,
    ...(reason && { Notice: Reason }),
  });
  return <ExtendedRecordPage entity="absence" useExtras={useExtras} />;
}
