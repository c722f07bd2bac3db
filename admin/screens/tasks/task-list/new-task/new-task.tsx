// Creates a task, in the order of a phone call: client, title, description, deadline, people; tags and priority are collapsed.

import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { CopiedNotice, originalParameter } from '#admin/generic/form/duplicate.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { ProjectField } from '#admin/screens/projects/shared/project-field.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { can } from '#schema/core/access.ts';
import { DeadlineField } from './deadline-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PeopleField } from './people-field.tsx';
import { PlaceField } from './place-field.tsx';
import { contactAt, useClientPlaces, useGivenClient } from './places.ts';
import { type NewTask as NewTaskOf, useNewTask } from './use-new-task.ts';
import './new-task.css';

type Props = {
  /** The initial values: the client or project from whose page it was opened, the title typed before, or those of another task. */
  given: Partial<NewTaskOf>;
  /** Says which task it is like. */
  above?: ReactNode;
  /** The popup has its own address: the back button closes it. */
  page: boolean;
  onClose: () => void;
  /** Selects the new task in the list. */
  onCreated: (id: number) => void;
};

function Form({ given, above, page, onClose, onCreated }: Props) {
  const say = useSay();
  const phone = useBelow(768);
  const others = useMay(can('tasks.users'));
  const nameOf = useNameOf();
  const { task, wrong, filled, change, save, another } = useNewTask(others, given);
  const places = useClientPlaces(task.client?.id ?? null);
  const [again, setAgain] = useState(false);
  const title = useRef<HTMLInputElement>(null);

  const create = async () => {
    const made = await save(places ? (contactAt(places, task.branch)?.id ?? 0) : 0);
    if (!made) {
      focusWrong();
      return stay;
    }
    const number = String(made.company_task_id);
    if (!again) {
      toastSuccess(say('task_page.toast.created', { number }));
      onCreated(made.id);
      return stay;
    }
    toastSuccess(say('task_page.toast.created', { number }), {
      action: { label: say('task_page.open'), onAct: () => onCreated(made.id) },
    });
    another();
    title.current?.focus();
    return stay;
  };
  const owner = task.people[0] === undefined ? undefined : nameOf(task.people[0]);
  const oneMore = <Checkbox label={say('task_page.create.another')} checked={again} onChange={setAgain} />;
  return (
    <PressPopup
      title={say('task_page.create.title')}
      width="wide"
      onClose={onClose}
      back={!page}
      filled={filled}
      action={{ label: say('task_page.create.action'), subject: task, send: create }}
      extra={!phone && <span className="new-task-again">{oneMore}</span>}
    >
      <div className="new-task stack gap-12">
        {above}
        <PlaceField
          task={task}
          places={places}
          error={wrong.client}
          onChange={(part) => change('client' in part ? { ...part, project: 0 } : part, 'client')}
        />
        <Labelled id="new-task-title" label={say('task.fields.title')} error={wrong.title}>
          <OutlinedInput
            id="new-task-title"
            inputRef={title}
            value={task.title}
            error={Boolean(wrong.title)}
            fullWidth
            inputProps={{
              maxLength: 200,
              autoComplete: 'off',
              'aria-required': true,
              'aria-describedby': describedBy('new-task-title', undefined, wrong.title),
            }}
            onChange={(event) => change({ title: event.target.value }, 'title')}
          />
        </Labelled>
        <Labelled
          id="new-task-description"
          label={`${say('task.fields.description')} (${say('task_page.create.optional')})`}
          error={wrong.description}
        >
          <OutlinedInput
            id="new-task-description"
            value={task.description}
            error={Boolean(wrong.description)}
            fullWidth
            multiline
            minRows={3}
            maxRows={10}
            inputProps={{ 'aria-describedby': describedBy('new-task-description', undefined, wrong.description) }}
            onChange={(event) => change({ description: event.target.value }, 'description')}
          />
        </Labelled>
        <DeadlineField value={task.deadline} error={wrong.deadline} onChange={(deadline) => change({ deadline }, 'deadline')} />
        <PeopleField value={task.people} others={others} error={wrong.people} onChange={(chosen) => change({ people: chosen }, 'people')} />
        <ProjectField
          id="new-task-project"
          client={task.client?.id ?? null}
          value={task.project}
          {...(wrong.project && { error: wrong.project })}
          onChange={(chosen) => change({ project: chosen }, 'project')}
        />
        <MoreFields
          tags={task.tags}
          priority={task.priority}
          ofClient={places?.tags ?? []}
          error={wrong.more}
          onTags={(tags) => change({ tags }, 'more')}
          onPriority={(priority) => change({ priority })}
        />
        <Notice tone="info">
          {owner ? say('task_page.create.becomesOpen', { name: owner }) : say('task_page.create.becomesUnassigned')}
        </Notice>
        {phone && oneMore}
      </div>
    </PressPopup>
  );
}

/** After a refusal the first invalid field is scrolled into view and focused. */
const focusWrong = () => {
  setTimeout(() => document.querySelector<HTMLElement>('.new-task .Mui-error :is(input, textarea)')?.focus());
};

/** The form begins with what the original says; its deadline and its people are its own. */
function LikeAnother({ id, ...props }: Omit<Props, 'given'> & { id: number }) {
  const { data, error } = usePageRecord('task', id);
  const [original, setOriginal] = useState<typeof data>();
  if (data && !original) setOriginal(data);
  if (error && !original) return <Form {...props} given={{}} />;
  if (!original) return null;
  const { client, branch_office_id, client_company_contact_id, title, description, tags, priority, project } = original;
  const fields = { client_company_id: client, title, description, tags: tags.length > 0, priority, project: project > 0 };
  return (
    <Form
      {...props}
      given={{
        client,
        branch: branch_office_id,
        contact: client_company_contact_id || null,
        title,
        description: description ?? '',
        tags,
        priority,
        project,
      }}
      above={
        <CopiedNotice
          entity={entityOf('task')}
          title={`#${original.company_task_id} ${title}`}
          fields={Object.entries(fields).flatMap(([field, value]) => (value || field === 'priority' ? [field] : []))}
        />
      }
    />
  );
}

/** If opened for a client, the form waits for the client's name. */
export default function NewTask(props: Omit<Props, 'given'>) {
  const [params] = useSearchParams();
  const id = (props.page && idIn(params.get('client_company_id'))) || null;
  const { places, settled } = useGivenClient(id);
  const original = props.page ? idIn(params.get(originalParameter)) : 0;
  if (original > 0) return <LikeAnother {...props} id={original} />;
  if (!settled) return null;
  const title = props.page ? (params.get('title') ?? '').slice(0, 200) : '';
  const project = props.page ? idIn(params.get('project')) : 0;
  return <Form {...props} given={{ title, project, client: places ? { id: places.client_id, name: places.name } : null }} />;
}
