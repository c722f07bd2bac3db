// Finds the client by typing; branch office and contact follow as text with a link to change them.

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useState } from 'react';
import { useArchived } from '#admin/fields/archived.ts';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { IconArchiveOff, IconBuilding, IconPlus, IconX } from '#admin/ui/marks/icons.tsx';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { Matched } from '#admin/ui/tables/matched.tsx';
import { Followers, OpenHere } from './place-followers.tsx';
import { addressOf, type ClientPlaces, type FoundPlace, useFoundPlaces } from './places.ts';
import type { NewTask } from './use-new-task.ts';
import './place-field.css';

const RecordPopup = lazyScreen(async () => ({ default: (await import('#admin/generic/form/record-popup.tsx')).RecordPopup }));

/** The last option, for users who may: create a client with the typed name. */
const newClient = (name: string): FoundPlace => ({
  client_id: 0,
  name,
  branch_office_id: 0,
  branch_office: null,
  address: null,
  town: null,
  open_tasks: 0,
});
const isNew = (place: FoundPlace) => place.client_id === 0;
/** The option before it: an archived client with that name. */
const isArchived = (place: FoundPlace) => place.client_id === -1;

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
  const [open, setOpen] = useState(false);
  const [making, setMaking] = useState<string | null>(null);
  const { places: found, loading } = useFoundPlaces(useDeferredValue(task.client ? '' : typed));
  const client = entityOf('client');
  const mayMake = useMay(client.access.create);
  const nothing = typed.trim() !== '' && !loading && found.length === 0;
  const archived = useArchived('client', typed, {}, nothing);
  const id = 'new-task-client';
  const value: FoundPlace | null = task.client && {
    ...newClient(task.client.name),
    client_id: task.client.id,
    branch_office_id: task.branch,
  };
  const choose = (place: FoundPlace | null) =>
    onChange({ client: place && { id: place.client_id, name: place.name }, branch: place?.branch_office_id ?? 0, contact: null, tags: [] });
  const options = [
    ...found,
    ...(archived?.back ? [{ ...newClient(`${archived.said} ${archived.back.label}`), client_id: -1 }] : []),
    ...(mayMake && typed.trim() && !loading ? [newClient(typed.trim())] : []),
  ];
  const bringBack = async () => {
    const back = await archived?.back?.bring();
    if (back) choose({ ...newClient(back.label), client_id: back.value });
  };
  return (
    <div className="new-task-place stack gap-8">
      <Labelled id={id} label={say('task.fields.client_company_id')} error={error}>
        <Autocomplete<FoundPlace>
          id={id}
          options={options}
          value={value}
          inputValue={task.client ? task.client.name : typed}
          onChange={(_, place) => {
            if (place && isArchived(place)) void bringBack();
            else if (place && isNew(place)) setMaking(place.name);
            else choose(place);
          }}
          onInputChange={(_, text, reason) => {
            if (reason === 'input') setTyped(text);
            else setTyped('');
            // Typing into a chosen client starts a new search.
            if (reason === 'input' && task.client) choose(null);
          }}
          filterOptions={(all) => all}
          loading={loading}
          autoHighlight
          forcePopupIcon={false}
          open={open && typed.trim() !== ''}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          isOptionEqualToValue={(one, other) => one.client_id === other.client_id && one.branch_office_id === other.branch_office_id}
          getOptionKey={(place) => `${place.client_id}:${place.branch_office_id}`}
          getOptionLabel={(place) => place.name}
          noOptionsText={archived?.said ?? say('task_page.create.noClient')}
          loadingText={t('list.loading')}
          clearText={say('task_page.create.removeClient')}
          clearIcon={<IconX size={16} />}
          renderOption={({ key, ...rest }, place) => (
            <li key={key} {...rest}>
              {isArchived(place) ? <IconArchiveOff size={16} /> : isNew(place) ? <IconPlus size={16} /> : <IconBuilding size={16} />}
              <span className="new-task-found stack grow fit">
                {isArchived(place) ? (
                  place.name
                ) : isNew(place) ? (
                  <span className="new-task-make">{say('task_page.create.newClient', { name: place.name })}</span>
                ) : (
                  <>
                    <span className="ui-one-line">
                      <Matched text={place.name} typed={typed} />
                    </span>
                    <span className="ui-small ui-quiet ui-one-line">
                      {addressOf(place.branch_office ?? say('client_card.headOffice'), place.address, place.town)}
                    </span>
                  </>
                )}
              </span>
              {place.open_tasks > 0 && (
                <span className="ui-small ui-faint ui-num">{say('task_page.create.openCount', { smart_count: place.open_tasks })}</span>
              )}
            </li>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              error={Boolean(error)}
              fullWidth
              placeholder={say('task_page.create.clientHint')}
              startAdornment={<IconBuilding size={16} className="new-task-sign" />}
              inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy(id, undefined, error) }}
            />
          )}
        />
      </Labelled>
      {making && (
        <LatePopup>
          <RecordPopup
            entity={client}
            given={{ name: making }}
            onClose={() => setMaking(null)}
            onCreated={(record) => {
              setTyped('');
              onChange({ client: { id: Number(record.id), name: record.title }, branch: 0, contact: null });
            }}
          />
        </LatePopup>
      )}
      {task.client && places && <Followers task={task} places={places} onChange={onChange} />}
      {task.client && <OpenHere client={task.client.id} branch={task.branch} />}
    </div>
  );
}
