// Starts a project from a template: client, start day and people, with a preview of its tasks.
import './start-project.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Chooser } from '#admin/fields/chooser.tsx';
import { LineField } from '#admin/fields/line-field.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { PeopleFields } from '#admin/screens/projects/shared/people-fields.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

const project = entityOf('project');

type Outline = AnswerOf<'/project_template/{id}/outline'>;
type Chosen = { readonly id: number; readonly title: string };

const useOutline = (id: number, starts_on: string | null): Outline | undefined =>
  useQuery({
    queryKey: ['project_template', 'outline', id, starts_on],
    queryFn: async ({ signal }) => (await call(`/project_template/${id}/outline`, { query: starts_on ? { starts_on } : {}, signal })).json,
    placeholderData: (before) => before,
    retry: false,
  }).data;

/** The preview of every task with its day. */
function WillBe({ outline }: { outline: Outline }) {
  const say = useSay();
  const format = useFormat();
  const hours = outline.plan.reduce((sum, { planned_time }) => sum + planned_time, 0);
  const head = [
    say('project_template.screen.tasks', { smart_count: outline.tasks.length }),
    ...(hours > 0 ? [say('project_template.screen.hours', { hours: format.hourCount(hours / 3600) })] : []),
  ];
  return (
    <section className="start-outline" aria-label={say('project_template.screen.will')}>
      <h3>
        {say('project_template.screen.will')}: {head.join(', ')}
      </h3>
      <ol>
        {[...outline.tasks.entries()].map(([at, { title, deadline }]) => (
          <li key={at}>
            <span>{title}</span>
            <span className="ui-num ui-faint">{deadline ? format.date(deadline) : say('project_template.screen.noDeadline')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function StartProject({ template, onClose }: { template: WholeRecord<'project_template'>; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user } = useSession();
  const [title, setTitle] = useState(template.title);
  const [client, setClient] = useState<Chosen | null>(null);
  const [typed, setTyped] = useState('');
  const [start, setStart] = useState<string | null>(null);
  const [leader_id, setLeader] = useState<number | null>(user.id);
  const [members, setMembers] = useState<number[]>([]);
  const { options, loading, archived } = useOptions('client', typed);
  const outline = useOutline(template.id, start);
  const starts_on = start ?? outline?.starts_on ?? null;
  const blocked = title.trim() && client ? null : say('project_template.screen.required');
  return (
    <PressPopup
      width="wide"
      title={say('project_template.screen.title')}
      subject={template.title}
      onClose={onClose}
      filled={title !== template.title || client !== null || start !== null || members.length > 0}
      action={{
        label: say('project_template.screen.action'),
        blocked,
        subject: [title, client, starts_on, leader_id, members],
        send: async (key) => {
          if (!client) return stay;
          const body = { title, client_id: client.id, leader_id, members, ...(starts_on && { starts_on }) };
          const made = await sendOnce(`/project_template/${template.id}/project`, { method: 'POST', body }, key);
          await Promise.all([queries.invalidateQueries({ queryKey: ['project'] }), queries.invalidateQueries({ queryKey: ['task'] })]);
          toastSuccess(say('project_template.screen.made', { number: recordNumber(project, made.number) }));
          return navigate(pathTo(project, made.id) ?? '/');
        },
      }}
    >
      <LineField name="title" label={say('project_template.screen.project')} value={title} onChange={setTitle} max={200} required />
      <Chooser
        id={`${id}client`}
        label={say('project_template.screen.client')}
        required
        options={options.map((one) => ({ value: one.id, label: one.title }))}
        onSearch={setTyped}
        loading={loading}
        archived={archived}
        value={client && { value: client.id, label: client.title }}
        onChange={(one) => setClient(one && { id: Number(one.value), title: one.label })}
      />
      <label className="field" htmlFor={`${id}start`}>
        <span className="field-label">{say('project_template.screen.startsOn')}</span>
        <DateInput id={`${id}start`} value={starts_on} onChange={setStart} required />
      </label>
      <PeopleFields leader={leader_id} members={members} team={outline?.team ?? []} onLeader={setLeader} onMembers={setMembers} />
      {outline && <WillBe outline={outline} />}
    </PressPopup>
  );
}
