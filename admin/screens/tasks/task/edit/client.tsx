// Changes the client or branch office of a task, with a preview of the consequences.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useLanguage, useWords } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { languageName } from '#schema/core/words.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

type Chosen = { readonly id: number; readonly name: string };
type Place = { readonly id: number; readonly title: string; readonly address?: string | null; readonly town?: string | null };
type Changed = AnswerOf<'/task/{id}/client/{clientId}'>;

const placeName = ({ title, address, town }: Place) => [title, address, town].filter(Boolean).join(', ');

/** The branch offices of the chosen client, and the consequences. */
const useClient = (task: number, id: number | undefined) => {
  const options = { retry: false, staleTime: 10_000 };
  const places = useQuery({
    ...options,
    queryKey: ['client', id, 'branch_offices'],
    queryFn: id === undefined ? skipToken : async ({ signal }) => (await call(`/client/${id}/branch_offices`, { signal })).json,
  });
  const changes = useQuery({
    ...options,
    queryKey: ['task', task, 'client', id],
    queryFn: id === undefined ? skipToken : async ({ signal }) => (await call(`/task/${task}/client/${id}`, { signal })).json,
    staleTime: 0,
  });
  return { places: places.data ?? [], changes: changes.data, failed: places.error ?? changes.error };
};

/** `Kontakt  Branka Oblak → Igor Čuk glavni`. */
function Changes({ task, changes }: { task: TaskPage; changes: Changed }) {
  const say = useSay();
  const language = useLanguage();
  const { tags } = useSession();
  const { contact, client } = task;
  const next = changes.contact;
  return (
    <dl className="task-changes stack gap-8" aria-label={say('task.popups.changeClient.changes')}>
      <div className="row stretch gap-12 lines-4">
        <dt>{say('task.popups.changeClient.contact')}</dt>
        <dd className="row stretch wrap gap-8 lines-0 fit break">
          <s>{contact ? contactName(contact) : say('task.popups.changeClient.nobody')}</s>
          <span aria-hidden="true">→</span>
          <b>{next ? contactName(next) : say('task.popups.changeClient.nobody')}</b>
          {next && <span className="ui-faint">{say('task.popups.changeClient.primary')}</span>}
        </dd>
      </div>
      {changes.tags.map((id) => (
        <div key={id} className="row stretch gap-12 lines-4">
          <dt>{say('task_act.tags.add')}</dt>
          <dd className="row stretch wrap gap-8 lines-0 fit break">
            <s>{tags.get(id)?.name ?? `#${id}`}</s>
            <span aria-hidden="true">→</span>
            <b>{say('task.popups.changeClient.tagGoes')}</b>
          </dd>
        </div>
      ))}
      {client && (
        <div className="row stretch gap-12 lines-4">
          <dt>{say('task.popups.changeClient.language')}</dt>
          <dd className="row stretch wrap gap-8 lines-0 fit break">
            <span>{languageName(client.language, language)}</span>
            <span aria-hidden="true">→</span>
            <b>{languageName(changes.language, language)}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

export function ChangeClient(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const t = useWords();
  const { number, propsOf } = useTransitionProps(props);
  const id = useId();
  const [client, setClient] = useState<Chosen | null>(task.client && { id: task.client.id, name: task.client.name });
  const [typed, setTyped] = useState('');
  const { options, loading, archived } = useOptions('client', typed);
  const { places, changes, failed } = useClient(task.id, client?.id);
  const branches = [{ value: 0, label: say('client_card.headOffice') }, ...places.map((one) => ({ value: one.id, label: placeName(one) }))];
  return (
    <TransitionPopup
      {...propsOf('changeClient')}
      edits
      trouble={failed ? t('state.failed_hint') : null}
      unchanged={say('task.popups.changeClient.same')}
      fields={{
        client_company_id: {
          missing: say('task.popups.changeClient.choose'),
          draw: ({ change }) => (
            <Chooser
              id={`${id}client`}
              label={say('task.popups.changeClient.client')}
              required
              options={options.map((one) => ({ value: one.id, label: one.title }))}
              onSearch={setTyped}
              loading={loading}
              archived={archived}
              value={client && { value: client.id, label: client.name }}
              onChange={(one) => {
                setClient(one && { id: Number(one.value), name: one.label });
                change({ client_company_id: one && Number(one.value), branch_office_id: 0 });
              }}
            />
          ),
        },
        branch_office_id: {
          draw: ({ values: { branch_office_id }, change }) =>
            client && (
              <Chooser
                id={`${id}branch`}
                label={say('task.popups.changeClient.branch')}
                help={say('task.popups.changeClient.headHelp')}
                required
                options={branches}
                value={branches.find(({ value }) => value === branch_office_id) ?? null}
                onChange={(one) => change({ branch_office_id: Number(one?.value ?? 0) })}
              />
            ),
        },
      }}
      done={say('task_page.toast.saved', { number })}
      foot={client && client.id !== task.client_company_id && changes && <Changes task={task} changes={changes} />}
    />
  );
}
