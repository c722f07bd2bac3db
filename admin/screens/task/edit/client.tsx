// Another client or another place of the same one; what else changes with it stands there before it is done.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { languageName } from '#admin/fields/names.ts';
import { call } from '#admin/providers/http.ts';
import { entityOf } from '#admin/providers/metadata.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useLanguage } from '#admin/ui/words.tsx';
import { numberOf, usePrompt, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups.tsx';
import { personName } from './contact.tsx';

type Chosen = { readonly id: number; readonly name: string };
type Place = { readonly id: number; readonly title: string; readonly address?: string | null; readonly town?: string | null };
type Known = { readonly primary_contact_name?: string | null; readonly language?: string };

const placeName = ({ title, address, town }: Place) => [title, address, town].filter(Boolean).join(', ');

/** The places of the chosen client, and what is known of it to those who may read clients. */
const useClient = (id: number | undefined) => {
  const mayRead = useMay(entityOf('client').access.read);
  const asked = { enabled: id !== undefined, retry: false, staleTime: 10_000 };
  const places = useQuery({
    ...asked,
    queryKey: ['client', id, 'branch_offices'],
    queryFn: async ({ signal }) => (await call<Place[]>(`/client/${id}/branch_offices`, { signal })).json,
  });
  const known = useQuery({
    ...asked,
    enabled: asked.enabled && mayRead,
    queryKey: ['client', id, 'known'],
    queryFn: async ({ signal }) => (await call<Known>(`/client/${id}`, { signal })).json,
  });
  return { places: places.data ?? [], known: known.data };
};

/** `Kontakt  Branka Oblak → Igor Čuk glavni`. */
function Changes({ task, known }: { task: TaskPage; known: Known | undefined }) {
  const say = useSay();
  const language = useLanguage();
  const { contact, client } = task;
  const next = known ? known.primary_contact_name : say('task_act.client.primaryOf');
  return (
    <dl className="task-changes" aria-label={say('task_act.client.changes')}>
      <div>
        <dt>{say('task_act.client.contact')}</dt>
        <dd>
          <s>{contact ? personName(contact) : say('task_act.client.nobody')}</s>
          <span aria-hidden="true">→</span>
          <b>{next ?? say('task_act.client.nobody')}</b>
          {known && next && <span className="ui-faint">{say('task_act.client.primary')}</span>}
        </dd>
      </div>
      {client && known?.language && (
        <div>
          <dt>{say('task_act.send.language')}</dt>
          <dd>
            <span>{languageName(client.language, language)}</span>
            <span aria-hidden="true">→</span>
            <b>{languageName(known.language, language)}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

export function ChangeClient({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const id = useId();
  const [client, setClient] = useState<Chosen | null>(task.client && { id: task.client.id, name: task.client.name });
  const [branch, setBranch] = useState(task.branch_office_id);
  const [typed, setTyped] = useState('');
  const { error, act } = usePrompt(onClose);
  const { options, loading } = useOptions('client', typed);
  const { places, known } = useClient(client?.id);
  const other = client?.id !== task.client_company_id;
  const changed = other || branch !== task.branch_office_id;
  const branches = [
    { value: 0, label: say('task.screen.client.headOffice') },
    ...places.map((one) => ({ value: one.id, label: placeName(one) })),
  ];
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_act.client.title')}
      subject={`#${numberOf(task)}`}
      filled={changed}
      error={error}
      action={{
        label: say('task_act.client.action'),
        blocked: whyNot(task, 'changeClient') ?? (client ? (changed ? null : say('task_act.client.same')) : say('task_act.client.choose')),
        onAct: () =>
          act([client?.id, branch], async (key) => {
            await send('client', { body: { client_company_id: client?.id, branch_office_id: branch } }, key);
            toastSuccess(say('task.screen.toast.saved', { number: numberOf(task) }));
          }),
      }}
    >
      <Chooser
        id={`${id}client`}
        label={say('task_act.client.client')}
        required
        options={options.map((one) => ({ value: one.id, label: one.title }))}
        onSearch={setTyped}
        loading={loading}
        value={client && { value: client.id, label: client.name }}
        onChange={(one) => {
          setClient(one && { id: Number(one.value), name: one.label });
          setBranch(0);
        }}
      />
      {client && (
        <Chooser
          id={`${id}branch`}
          label={say('task_act.client.branch')}
          help={say('task_act.client.headHelp')}
          required
          options={branches}
          value={branches.find(({ value }) => value === branch) ?? null}
          onChange={(one) => setBranch(Number(one?.value ?? 0))}
        />
      )}
      {client && other && <Changes task={task} known={known} />}
    </Popup>
  );
}
