// Plans a meeting: subject, time, place, people and agenda; then opens its page.
import './create-meeting.css';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { LeaveGuard } from '#admin/generic/form/leave-guard.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { usePress } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AwayNotice } from '#admin/screens/absences/shared/away.tsx';
import { ForWhom } from '#admin/screens/meetings/shared/for-whom.tsx';
import { type Invited, PersonField } from '#admin/screens/meetings/shared/person-field.tsx';
import { type Planned, PlannedFields, useWhyNotPlanned } from '#admin/screens/meetings/shared/planned-fields.tsx';
import type { Chosen } from '#admin/screens/meetings/shared/record-field.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconX } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { isInstant } from '#schema/core/zone.ts';
import { itemsIn } from './agenda-text.ts';

type Guest = Invited & { readonly name: string };
const hourMs = 3_600_000;
/** One hour, starting when the address says (`?start=`), else at the next full hour. */
const soon = (wished: string | null): Planned => {
  const start = isInstant(wished) ? Date.parse(wished) : Math.ceil(Date.now() / hourMs) * hourMs;
  return { start: new Date(start).toISOString(), end: new Date(start + hourMs).toISOString() };
};
const idOf = (guest: Guest) => JSON.stringify({ ...guest, name: undefined });

export default function CreateMeeting() {
  const say = useSay();
  const t = useWords();
  const navigate = useNavigate();
  const { error, press } = usePress(() => undefined);
  const [title, setTitle] = useState('');
  const [client, setClient] = useState<Chosen | null>(null);
  const [project, setProject] = useState<Chosen | null>(null);
  const [place, setPlace] = useState('');
  const [params] = useSearchParams();
  const [begun] = useState(() => soon(params.get('start')));
  const [planned, setPlanned] = useState(begun);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const [agenda, setAgenda] = useState('');
  usePageTitle(say('meeting.create'));
  const whyNotPlanned = useWhyNotPlanned()(planned);
  const why = title.trim() ? whyNotPlanned : say('meeting_page.titleRequired');
  /** The meeting is created, so leaving loses nothing. */
  const made = useRef(false);
  const body = {
    title: title.trim(),
    client_company_id: client?.id ?? null,
    project: project?.id ?? 0,
    place: place.trim() || null,
    planned_start: planned.start,
    planned_end: planned.end,
    participants: guests.map(({ name: _name, ...participant }) => participant),
    agenda: itemsIn(agenda),
  };
  const changed = [
    ...[title, place, agenda].filter((text) => text.trim() !== ''),
    ...[client, project, ...guests].filter((one) => one !== null),
    ...(planned === begun ? [] : [planned]),
  ];
  const save = () => {
    const { planned_start, planned_end } = body;
    if (planned_start === null || planned_end === null) return;
    return press(body, async (key) => {
      const { id } = await sendOnce('/meeting', { method: 'POST', body: { ...body, planned_start, planned_end } }, key);
      made.current = true;
      await navigate(`/meeting/${id}`, { replace: true });
    });
  };
  return (
    <>
      <PageHeader breadcrumbs={[{ label: say('meeting.many'), to: '/myMeetings' }]} title={say('meeting.create')} />
      {error && <Notice tone="danger" title={error} live />}
      <Card flush className="create-meeting">
        <FormSection title={say('meeting.form.general')}>
          <FormCell span={6} must={t('form.required')}>
            <LineField label={say('meeting.fields.title')} value={title} onChange={setTitle} max={200} required autoFocus />
          </FormCell>
          <PlannedFields span={3} planned={planned} onChange={setPlanned} />
          <ForWhom
            span={3}
            client={client}
            project={project}
            onChange={(itsClient, itsProject) => {
              setClient(itsClient);
              setProject(itsProject);
            }}
          />
          <FormCell span={6}>
            <LineField label={say('meeting.fields.place')} value={place} onChange={setPlace} max={300} />
          </FormCell>
        </FormSection>
        <FormSection title={say('meeting_participant.many')} help={say('meeting_page.create.people')}>
          <FormCell span={6}>
            <PersonField
              client={client?.id ?? null}
              onChange={(guest) => {
                if (!guest || 'email' in guest) return;
                if (!guests.some((one) => idOf(one) === idOf(guest))) setGuests([...guests, guest]);
              }}
              onEmail={(email) => {
                const guest = { email, name: email };
                if (!guests.some((one) => idOf(one) === idOf(guest))) setGuests([...guests, guest]);
              }}
            />
          </FormCell>
          {guests.length > 0 && (
            <FormCell span={6}>
              <div className="create-meeting-guests row stretch wrap gap-6">
                {guests.map((guest) => (
                  <Chip key={idOf(guest)}>
                    {guest.name}
                    <button
                      type="button"
                      aria-label={`${t('verb.remove')}: ${guest.name}`}
                      onClick={() => setGuests(guests.filter((one) => one !== guest))}
                    >
                      <IconX size={14} />
                    </button>
                  </Chip>
                ))}
              </div>
              <AwayNotice people={guests.flatMap((guest) => ('user_id' in guest ? [guest] : []))} {...planned} />
            </FormCell>
          )}
        </FormSection>
        <FormSection title={say('meeting_item.many')}>
          <FormCell span={6}>
            <NotesField
              hideLabel
              label={say('meeting_item.many')}
              help={say('meeting_page.create.agenda')}
              value={agenda}
              onChange={setAgenda}
              max={4000}
            />
          </FormCell>
        </FormSection>
        <div className="create-meeting-acts">
          <ActionButton kind="main" shortcut="Ctrl Enter" blocked={why} onAct={save}>
            {say('meeting_page.create.action')}
          </ActionButton>
        </div>
      </Card>
      <LeaveGuard form={{ changed, mayLeave: () => made.current || changed.length === 0 }} />
    </>
  );
}
