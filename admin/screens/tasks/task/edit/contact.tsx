// Another person at the client: whom to call, and who confirms the work.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { readContacts, type TaskContact, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

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
      {email ? <AddressText>{email}</AddressText> : <span className="ui-warn">{say('task_act.contact.noEmail')}</span>}
    </>
  );
}

export function ChangeContact({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const queries = useQueryClient();
  const entity = entityOf('contact');
  const mayMake = useMay(entity.access.create);
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: contacts, error: failed } = useQuery({
    queryKey: taskKeys.contacts(task.id),
    queryFn: ({ signal }) => readContacts(task.id, signal),
    retry: false,
  });
  const needed =
    chosen === null ? say('task_act.contact.choose') : chosen === task.client_company_contact_id ? say('task_act.contact.same') : null;
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_act.contact.title')}
      subject={task.client?.name}
      trouble={failed ? t('state.failed_hint') : null}
      action={{
        label: say('task_act.contact.action'),
        blocked: whyNot(task, 'changeContact') ?? needed,
        what: chosen,
        send: (key) => send(`contact/${chosen}`, {}, key),
        done: say('task_page.toast.saved', { number: taskNumber(task) }),
      }}
    >
      {contacts ? (
        contacts.length > 0 ? (
          <div className="task-people">
            <RadioList
              hideLabel
              label={say('task.fields.client_company_contact_id')}
              value={chosen}
              onChange={setChosen}
              options={contacts.map((contact) => ({
                value: contact.id,
                label: contactName(contact),
                note: <Reach contact={contact} />,
                end: contact.primary ? say('task_act.client.primary') : undefined,
              }))}
            />
          </div>
        ) : (
          <p className="ui-faint">{say('task_act.contact.none')}</p>
        )
      ) : (
        <SkeletonLine width="80%" height="3rem" />
      )}
      {mayMake && task.client && (
        <div>
          <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={() => setMaking(true)}>
            {say('task_act.contact.make')}
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
              setChosen(Number(id));
              void queries.invalidateQueries({ queryKey: taskKeys.contacts(task.id) });
            }}
          />
        </LatePopup>
      )}
    </PressPopup>
  );
}
