// Changes the contact of a task, who confirms the work.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { readContacts, type TaskContact, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { useSendAct } from '../acts.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

const RecordPopup = lazyScreen(async () => ({ default: (await import('#admin/generic/form/record-popup.tsx')).RecordPopup }));

function Reach({ contact: { phone, email } }: { contact: TaskContact }) {
  const say = useSay();
  return (
    <>
      {phone && (
        <>
          <span className="ui-num">{phone}</span> ·{' '}
        </>
      )}
      {email ? <AddressText>{email}</AddressText> : <span className="ui-warn">{say('task.popups.changeContact.noEmail')}</span>}
    </>
  );
}

type ChoiceProps = { task: TaskPage; chosen: number | null; onChoose: (contact: number) => void };

/** The client's contacts, and the creation of one. */
function ContactChoice({ task, chosen, onChoose, contacts }: ChoiceProps & { contacts: readonly TaskContact[] | undefined }) {
  const say = useSay();
  const queries = useQueryClient();
  const entity = entityOf('contact');
  const mayMake = useMay(entity.access.create);
  const [making, setMaking] = useState(false);
  return (
    <>
      {contacts ? (
        contacts.length > 0 ? (
          <div className="task-people">
            <RadioList
              hideLabel
              label={say('task.fields.client_company_contact_id')}
              value={chosen}
              onChange={(contact) => onChoose(Number(contact))}
              options={contacts.map((contact) => ({
                value: contact.id,
                label: contactName(contact),
                note: <Reach contact={contact} />,
                end: contact.primary ? say('task.popups.changeClient.primary') : undefined,
              }))}
            />
          </div>
        ) : (
          <p className="ui-faint">{say('task.popups.changeContact.none')}</p>
        )
      ) : (
        <SkeletonLine width="80%" height="3rem" />
      )}
      {mayMake && task.client && (
        <div>
          <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={() => setMaking(true)}>
            {say('task.popups.changeContact.make')}
          </ActionButton>
        </div>
      )}
      {making && task.client && (
        <LatePopup>
          <RecordPopup
            entity={entity}
            given={{ client_id: task.client.id }}
            onClose={() => setMaking(false)}
            onCreated={({ id }) => {
              onChoose(Number(id));
              void queries.invalidateQueries({ queryKey: taskKeys.contacts(task.id) });
            }}
          />
        </LatePopup>
      )}
    </>
  );
}

export function ChangeContact(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const t = useWords();
  const send = useSendAct(task.id);
  const { number, propsOf } = useTransitionProps(props);
  const { data: contacts, error: failed } = useQuery({
    queryKey: taskKeys.contacts(task.id),
    queryFn: ({ signal }) => readContacts(task.id, signal),
    retry: false,
  });
  return (
    <TransitionPopup
      {...propsOf('changeContact')}
      subject={task.client?.name}
      filled={false}
      trouble={failed ? t('state.failed_hint') : null}
      blocked={({ contact_id }) => (contact_id === task.client_company_contact_id ? say('task.popups.changeContact.same') : null)}
      fields={{
        contact_id: {
          missing: say('task.popups.changeContact.choose'),
          draw: ({ values: { contact_id }, change }) => (
            <ContactChoice task={task} contacts={contacts} chosen={contact_id} onChoose={(chosen) => change({ contact_id: chosen })} />
          ),
        },
      }}
      send={({ contact_id }, key) => send(`/contact/${contact_id}`, {}, key)}
      done={say('task_page.toast.saved', { number })}
      foot={task.status === taskStates.sentForConfirmation && <p className="ui-small ui-faint">{say('task.popups.changeContact.sent')}</p>}
    />
  );
}
