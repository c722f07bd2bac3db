// Changes what a meeting is about, for whom and where; who is invited already hears of it.
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { ForWhom } from '#admin/generic/meeting/for-whom.tsx';
import type { Chosen } from '#admin/generic/meeting/record-field.tsx';
import { useAsked } from '#admin/providers/failure.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { type Meeting, numberOf } from './data.ts';

export function EditMeeting({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
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
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.edit')}
      subject={numberOf(meeting)}
      filled={changed}
      error={error}
      action={{
        label: say('meeting_page.save'),
        blocked: title.trim() ? null : say('meeting_page.titleRequired'),
        onAct: () =>
          ask(async () => {
            await send('', {
              body: { title: title.trim(), place: place.trim() || null, client_company_id: client?.id ?? null, project: project?.id ?? 0 },
            });
            onClose();
          }),
      }}
    >
      <LineField label={say('meeting.fields.title')} value={title} onChange={setTitle} max={200} required />
      <ForWhom
        client={client}
        project={project}
        onChange={(itsClient, itsProject) => {
          setClient(itsClient);
          setProject(itsProject);
        }}
      />
      <LineField label={say('meeting.fields.place')} value={place} onChange={setPlace} max={300} />
      {meeting.invited_at && <p className="ui-small ui-quiet">{say('meeting_page.editTold')}</p>}
    </Popup>
  );
}
