// The client, typed as it is said; its branch office and contact follow as text, with a link to change them.
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { entityOf } from '#admin/providers/metadata.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { RadioList } from '#admin/ui/choices.tsx';
import { IconBuilding, IconCopy, IconPlus, IconX } from '#admin/ui/icons.tsx';
import { Notice } from '#admin/ui/notice.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { fold } from '#schema/core/fold.ts';
import { addressOf, type ClientPlaces, type Contact, contactAt, type FoundPlace, useFoundPlaces, useOpenHere } from './places.ts';
import type { NewTask } from './use-new-task.ts';

const RecordPopup = lazy(() => import('#admin/generic/form/record-popup.tsx').then(({ RecordPopup: popup }) => ({ default: popup })));

/** The first place where what was typed stands in a name, č found by c. */
function Found({ text, typed }: { text: string; typed: string }) {
  const [word = ''] = fold(typed).split(/\s+/);
  const folded = fold(text);
  const at = word && folded.length === text.length ? folded.indexOf(word) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}

type Props = {
  task: NewTask;
  places: ClientPlaces | undefined;
  error: string | undefined;
  onChange: (part: Partial<NewTask>) => void;
};

export function PlaceField({ task, places, error, onChange }: Props) {
  const say = useSay();
  const t = useWords();
  const [typed, setTyped] = useState('');
  const [making, setMaking] = useState<string | null>(null);
  const { places: found, loading } = useFoundPlaces(useDeferredValue(task.client ? '' : typed));
  const client = entityOf('client');
  const mayMake = useMay(client.access.create);
  const id = 'new-task-client';
  const value: FoundPlace | null = task.client && {
    client_id: task.client.id,
    name: task.client.name,
    branch_office_id: task.branch,
    branch_office: null,
    address: null,
    town: null,
    open_tasks: 0,
  };
  const choose = (place: FoundPlace | null) =>
    onChange({ client: place && { id: place.client_id, name: place.name }, branch: place?.branch_office_id ?? 0, contact: null, tags: [] });
  return (
    <div className="new-task-place">
      <Labelled id={id} label={say('task.fields.client_company_id')} error={error}>
        <Autocomplete<FoundPlace>
          id={id}
          options={found}
          value={value}
          inputValue={task.client ? task.client.name : typed}
          onChange={(_, place) => choose(place)}
          onInputChange={(_, text, reason) => {
            if (reason === 'input') setTyped(text);
            else setTyped('');
            // Whoever types into a chosen client looks for another one.
            if (reason === 'input' && task.client) choose(null);
          }}
          filterOptions={(all) => all}
          loading={loading}
          autoHighlight
          forcePopupIcon={false}
          open={typed.trim() === '' ? false : undefined}
          isOptionEqualToValue={(one, other) => one.client_id === other.client_id && one.branch_office_id === other.branch_office_id}
          getOptionKey={(place) => `${place.client_id}:${place.branch_office_id}`}
          getOptionLabel={(place) => place.name}
          noOptionsText={say('task.screen.create.noClient')}
          loadingText={t('list.loading')}
          clearText={say('task.screen.create.removeClient')}
          clearIcon={<IconX size={16} />}
          renderOption={({ key, ...rest }, place) => (
            <li key={key} {...rest}>
              <IconBuilding size={16} />
              <span className="new-task-found">
                <span className="ui-one-line">
                  <Found text={place.name} typed={typed} />
                </span>
                <span className="ui-small ui-quiet ui-one-line">
                  {addressOf(place.branch_office ?? say('task.screen.client.headOffice'), place.address, place.town)}
                </span>
              </span>
              {place.open_tasks > 0 && (
                <span className="ui-small ui-faint ui-num">{say('task.screen.create.openCount', { smart_count: place.open_tasks })}</span>
              )}
            </li>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              error={Boolean(error)}
              fullWidth
              placeholder={say('task.screen.create.clientHint')}
              startAdornment={<IconBuilding size={16} className="new-task-sign" />}
              inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy(id, undefined, error) }}
            />
          )}
        />
      </Labelled>
      {mayMake && typed.trim() && found.length === 0 && !loading && (
        <button type="button" className="new-task-link" onClick={() => setMaking(typed.trim())}>
          <IconPlus size={16} />
          {say('task.screen.create.newClient', { name: typed.trim() })}
        </button>
      )}
      {making && (
        <Suspense>
          <RecordPopup
            entity={client}
            given={{ name: making }}
            onClose={() => setMaking(null)}
            onCreated={(record) => {
              setTyped('');
              onChange({ client: { id: Number(record.id), name: making }, branch: 0, contact: null });
            }}
          />
        </Suspense>
      )}
      {task.client && places && <Followers task={task} places={places} onChange={onChange} />}
      {task.client && <OpenHere client={task.client.id} branch={task.branch} />}
    </div>
  );
}

const nameOf = ({ name, l_name }: Contact) => [name, l_name].filter(Boolean).join(' ');
const reached = (contact: Contact) => [nameOf(contact), contact.phone].filter(Boolean).join(' · ');

/** Branch office and contact: right as they follow, most of the time. */
function Followers({ task, places, onChange }: Pick<Props, 'task' | 'onChange'> & { places: ClientPlaces }) {
  const say = useSay();
  const [open, setOpen] = useState<'branch' | 'contact' | null>(null);
  const head = say('task.screen.client.headOffice');
  const branches = [{ id: 0, title: head, address: places.address, town: places.town }, ...places.branch_offices];
  const branch = branches.find(({ id }) => id === task.branch) ?? branches[0];
  const contact = places.contacts.find(({ id }) => id === task.contact) ?? contactAt(places, task.branch);
  const toggle = (which: 'branch' | 'contact') => () => setOpen(open === which ? null : which);
  return (
    <div className="new-task-follow">
      <div className="new-task-follow-line">
        <span aria-hidden="true">↳</span>
        <span className="ui-one-line">{branch && addressOf(branch.title, branch.address, branch.town)}</span>
        {places.branch_offices.length > 0 && (
          <button type="button" className="new-task-link" aria-expanded={open === 'branch'} onClick={toggle('branch')}>
            {say('task.screen.create.branches', { count: branches.length })}
          </button>
        )}
      </div>
      {open === 'branch' && (
        <RadioList
          label={say('task.fields.branch_office_id')}
          hideLabel
          value={task.branch}
          options={branches.map((one) => ({ value: one.id, label: one.title, note: addressOf(one.address, one.town) }))}
          onChange={(next) => onChange({ branch: next, contact: null })}
        />
      )}
      <div className="new-task-follow-line">
        <span aria-hidden="true">↳</span>
        <span className="ui-one-line">{contact ? reached(contact) : say('task.screen.client.noContact')}</span>
        {places.contacts.length > 1 && (
          <button type="button" className="new-task-link" aria-expanded={open === 'contact'} onClick={toggle('contact')}>
            {say('task.screen.create.contacts', { count: places.contacts.length })}
          </button>
        )}
      </div>
      {open === 'contact' && (
        <RadioList
          label={say('task.fields.client_company_contact_id')}
          hideLabel
          value={contact?.id ?? null}
          options={places.contacts.map((one) => ({ value: one.id, label: nameOf(one), note: one.phone ?? undefined }))}
          onChange={(next) => onChange({ contact: next })}
        />
      )}
    </div>
  );
}

/** What is open there already: a hint before the same is written down twice. It opens beside, so that nothing entered is lost. */
function OpenHere({ client, branch }: { client: number; branch: number }) {
  const say = useSay();
  const here = useOpenHere(client, branch);
  if (!here) return null;
  const { task, total } = here;
  const hint = say('task.screen.create.openHere', { number: String(task.company_task_id), title: task.title });
  return (
    <Notice
      tone="warn"
      icon={<IconCopy size={18} />}
      live
      action={
        <a href={`/task/${task.id}`} target="_blank" rel="noreferrer">
          {say('task.screen.open')}
        </a>
      }
    >
      {hint} {total > 1 && <span className="ui-quiet">{say('task.screen.create.moreOpen', { smart_count: total - 1 })}</span>}
    </Notice>
  );
}
