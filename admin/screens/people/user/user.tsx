// The page of a user: data, rights with reasons, sessions, open tasks, and account actions.
import './user.css';
import { useState } from 'react';
import { useSessions } from '#admin/generic/account/session-list.tsx';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { Acts, type PopupName, Standing, useMore } from './acts.tsx';
import { MailNotice } from './mail-notice.tsx';
import { openTasks } from './open-tasks.ts';
import { NamedPopup } from './popups.tsx';
import { RightsTab } from './rights-tab.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { UserSessions } from './user-sessions.tsx';

const task = entityOf('task');

function SessionsTab({ record }: RecordProps<'user'>) {
  return (
    <div className="record-alone">
      <UserSessions record={record} />
    </div>
  );
}

export default function UserPage({ entity }: ScreenProps) {
  const say = useSay();
  const seesSessions = useMay(entity.access.update);
  const [popup, setPopup] = useState<{ name: PopupName; record: WholeRecord<'user'> } | null>(null);
  const useExtras = (record: WholeRecord<'user'>): Extras<'user'> => {
    const { data: sessions } = useSessions(`/user/${record.id}`, seesSessions);
    const [open] = useEntityCounts([{ entity: task, filter: openTasks(record.id) }]);
    return {
      tabs: [
        { id: 'rights', label: say('person.rights'), Tab: RightsTab },
        ...(seesSessions ? [{ id: 'sessions', label: say('person.sessions.title'), count: sessions?.length, Tab: SessionsTab }] : []),
        { id: 'tasks', label: say('person.tasks'), count: open, Tab: TasksTab },
      ],
      // Rights and sessions are needed more often than related records, so their tabs come first.
      ownFirst: true,
      Standing,
      Acts,
      Notice: MailNotice,
      more: useMore(record, (popupName) => setPopup({ name: popupName, record })),
      // This tab shows only open tasks; the list of tasks shows all that the user owned.
      without: ['task.company_user_id'],
    };
  };
  return (
    <>
      <ExtendedRecordPage entity="user" useExtras={useExtras} />
      {popup && <NamedPopup name={popup.name} record={popup.record} onClose={() => setPopup(null)} />}
    </>
  );
}
