// Edits subject, client and place of a meeting; invited people are notified.
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ForWhom } from '#admin/screens/meetings/shared/for-whom.tsx';
import type { Chosen } from '#admin/screens/meetings/shared/record-field.tsx';
import type { Meeting } from '../data.ts';
import { MeetingPopup } from './meeting-popup.tsx';

export function EditMeeting({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const { client_company_id, client_company_name, project: project_id, project_name } = meeting;
  const [title, setTitle] = useState(meeting.title);
  const [place, setPlace] = useState(meeting.place ?? '');
  const [client, setClient] = useState<Chosen | null>(
    client_company_id ? { id: client_company_id, title: client_company_name ?? '' } : null,
  );
  const [project, setProject] = useState<Chosen | null>(project_id ? { id: project_id, title: project_name ?? '' } : null);
  const changed =
    (project?.id ?? 0) !== project_id ||
    title !== meeting.title ||
    place !== (meeting.place ?? '') ||
    (client?.id ?? null) !== client_company_id;
  return (
    <MeetingPopup
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.edit').replace(/\s*…$/, '')}
      filled={changed}
      action={{
        label: say('meeting_page.save'),
        blocked: title.trim() ? null : say('meeting_page.titleRequired'),
        onAct: (send) =>
          send('', {
            body: { title: title.trim(), place: place.trim() || null, client_company_id: client?.id ?? null, project: project?.id ?? 0 },
          }),
      }}
    >
      <LineField name="title" label={say('meeting.fields.title')} value={title} onChange={setTitle} max={200} required />
      <ForWhom
        client={client}
        project={project}
        onChange={(itsClient, itsProject) => {
          setClient(itsClient);
          setProject(itsProject);
        }}
      />
      <LineField name="place" label={say('meeting.fields.place')} value={place} onChange={setPlace} max={300} />
      {meeting.invited_at && <p className="ui-small ui-quiet">{say('meeting_page.editTold')}</p>}
    </MeetingPopup>
  );
}
