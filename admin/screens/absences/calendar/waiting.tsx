// The requests that wait, each with what it would collide with above the two buttons.
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import {
  type AbsenceCalendar,
  draftOf,
  useApproveAbsences,
  usePreview,
  usePreviews,
  useWaitingAbsences,
} from '#admin/screens/absences/shared/data.ts';
import { Conflicts } from '#admin/screens/absences/shared/request-popup.tsx';
import { AbsenceRow } from '#admin/screens/absences/shared/row.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

type Waiting = NonNullable<ReturnType<typeof useWaitingAbsences>['data']>[number];

function Request({ absence, calendar: { users, kinds } }: { absence: Waiting; calendar: AbsenceCalendar }) {
  const { user_id, kind_id, comment } = absence;
  const { data } = usePreview(draftOf(absence));
  return (
    <li className="absence-request stack gap-8">
      <AbsenceRow
        absence={absence}
        title={users.find((user) => user.id === user_id)?.name ?? ''}
        kind={kinds.find((kind) => kind.id === kind_id)}
      />
      {comment && <p className="ui-quiet">{comment}</p>}
      {data && <Conflicts conflicts={data.conflicts} />}
      <div className="row wrap stretch gap-8">
        <TransitionButton entity="absence" name="approve" record={absence} kind="main" />
        <TransitionButton entity="absence" name="decline" record={absence} />
      </div>
    </li>
  );
}

export function WaitingRequests({ calendar }: { calendar: AbsenceCalendar }) {
  const say = useSay();
  const format = useFormat();
  const { data } = useWaitingAbsences(true);
  const previews = usePreviews(data ?? []);
  const plain = data?.filter((_absence, at) => previews[at] && previews[at].conflicts.length === 0) ?? [];
  const approve = useApproveAbsences();
  return (
    <Card
      title={say('absence_page.waiting')}
      count={data?.length ?? 0}
      action={
        plain.length > 1 && (
          <ActionButton onAct={() => approve(plain.map(({ id }) => id))}>
            {say('absence_page.approveAll', { count: format.count(plain.length) })}
          </ActionButton>
        )
      }
    >
      {data?.length === 0 && <p className="ui-faint">{say('absence_page.nothingWaits')}</p>}
      <ul className="list absence-list">
        {data?.map((absence) => (
          <Request key={absence.id} absence={absence} calendar={calendar} />
        ))}
      </ul>
    </Card>
  );
}
