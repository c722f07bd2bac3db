// Deactivates a user after showing what ends with the account and what stays.
import { useSessions } from '#admin/generic/account/session-list.tsx';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { callInputs } from '#generated/call-inputs.ts';
import { openTasks } from './open-tasks.ts';

export function Deactivate({ record, onClose }: { record: WholeRecord<'user'>; onClose: () => void }) {
  const say = useSay();
  const user = entityOf('user');
  const afterChange = useAfterChange(user);
  const { data: sessions } = useSessions(`/user/${record.id}`);
  const task = entityOf('task');
  const [open, works] = useEntityCounts([
    { entity: task, filter: openTasks(record.id) },
    { entity: task, filter: { list: 'every', running_users: [record.id] } },
  ]);
  return (
    <InputPopup
      entity="user"
      input={callInputs['PUT /user/{id}/active']}
      given={{ active: false }}
      title={say('person.deactivateTitle')}
      subject={record.title}
      kind="danger"
      fields={{
        active: { draw: null },
        reason: { label: say('person.reason'), hint: say('person.reasonHint'), missing: say('person.reasonMissing'), required: true },
      }}
      send={async ({ active, reason }) => {
        await call(`/user/${record.id}/active`, { method: 'PUT', body: { active, reason: reason ?? undefined } });
        await afterChange();
      }}
      done={say('person.deactivated', { name: record.title })}
      onClose={onClose}
    >
      <ul className="person-effects stack gap-6">
        {sessions && (
          <li>{sessions.length > 0 ? say('person.sessionsEnd', { smart_count: sessions.length }) : say('person.sessions.none')}</li>
        )}
        {works !== undefined && <li>{say(works > 0 ? 'person.workStops' : 'person.noWork')}</li>}
        {open !== undefined && open > 0 && <li>{say('person.tasksStay', { smart_count: open })}</li>}
      </ul>
    </InputPopup>
  );
}
