// Somebody leaves: what ends with their account and what stays is said before it is done.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useSessions } from '#admin/generic/account/session-list.tsx';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import { call } from '#admin/providers/calls/http.ts';
import { usePress } from '#admin/providers/calls/press.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { openTasks } from './open-tasks.ts';

export function Deactivate({ record, onClose }: { record: Saved; onClose: () => void }) {
  const say = useSay();
  const afterChange = useAfterChange(entityOf('user'));
  const [reason, setReason] = useState('');
  const { error, press } = usePress(onClose);
  const { data: sessions } = useSessions(`/user/${record.id}`);
  const task = entityOf('task');
  const [open, works] = useEntityCounts([
    { entity: task, filter: openTasks(record.id) },
    { entity: task, filter: { list: 'every', running_users: [record.id] } },
  ]);
  const act = () =>
    press(reason, async () => {
      await call(`/user/${record.id}/active`, { method: 'PUT', body: { active: false, reason: reason.trim() } });
      await afterChange();
      toastSuccess(say('person.deactivated', { name: record.title }));
    });
  return (
    <Popup
      open
      title={say('person.deactivateTitle')}
      subject={record.title}
      onClose={onClose}
      filled={reason.trim() !== ''}
      error={error}
      action={{
        label: say('person.deactivateTitle'),
        kind: 'danger',
        onAct: act,
        blocked: reason.trim() ? null : say('person.reasonMissing'),
      }}
    >
      <ul className="person-effects">
        {sessions && (
          <li>{sessions.length > 0 ? say('person.sessionsEnd', { smart_count: sessions.length }) : say('person.sessions.none')}</li>
        )}
        {works !== undefined && <li>{say(works > 0 ? 'person.workStops' : 'person.noWork')}</li>}
        {open !== undefined && open > 0 && <li>{say('person.tasksStay', { smart_count: open })}</li>}
      </ul>
      <NotesField label={say('person.reason')} placeholder={say('person.reasonHint')} value={reason} onChange={setReason} required />
    </Popup>
  );
}
