// For whom the work is, where it is, and with whom to talk about it.
import './cards.css';
import type { ReactNode } from 'react';
import { countryName } from '#admin/fields/names.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { addressOf, contactName, emailOf, phoneOf } from '#admin/screens/tasks/shared/task-place.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { mailLink, telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { IconBuilding, IconMail, IconPencil, IconPhone, IconUser } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import { mayNow } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

function Line({ icon, label, end, children }: { icon: ReactNode; label: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className="task-client-line">
      <dt>
        {icon}
        <span className="ui-unseen">{label}</span>
      </dt>
      <dd>{children}</dd>
      {end}
    </div>
  );
}

function Details({ task, client, show }: { task: TaskPage; client: NonNullable<TaskPage['client']>; show: ShowPopup }) {
  const say = useSay();
  const language = useLanguage();
  const { branch_office, contact } = task;
  const phone = phoneOf(task);
  const email = emailOf(task);
  return (
    <dl className="task-client">
      <Line icon={<IconBuilding size={16} />} label={say('task.fields.branch_office_id')}>
        {[branch_office?.title ?? say('task_page.client.headOffice'), addressOf(task)].filter(Boolean).join(', ')}
        <span className="ui-faint">{countryName((branch_office ?? client).country, language)}</span>
      </Line>
      <Line
        icon={<IconUser size={16} />}
        label={say('task.fields.client_company_contact_id')}
        end={
          mayNow(task, 'changeContact') && (
            <dd className="task-client-change">
              <IconButton
                icon={<IconPencil size={14} />}
                label={say('task.transitions.changeContact')}
                onAct={() => show('changeContact')}
              />
            </dd>
          )
        }
      >
        {contact ? contactName(contact) : <span className="ui-faint">{say('task_page.client.noContact')}</span>}
      </Line>
      {phone && (
        <Line icon={<IconPhone size={16} />} label={say('contact.fields.phone')}>
          <a href={telephoneLink(phone)} className="ui-num">
            {phone}
          </a>
        </Line>
      )}
      <Line icon={<IconMail size={16} />} label={say('contact.fields.email')}>
        {email ? (
          <a href={mailLink(email)}>
            <AddressText>{email}</AddressText>
          </a>
        ) : (
          <span className="ui-faint">{say('task_page.client.noEmail')}</span>
        )}
      </Line>
    </dl>
  );
}

export function ClientCard({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const { client } = task;
  return (
    <Card
      title={say('task_page.client.title')}
      className="task-card-client"
      action={
        mayNow(task, 'changeClient') && (
          <IconButton icon={<IconPencil size={16} />} label={say('task.transitions.changeClient')} onAct={() => show('changeClient')} />
        )
      }
    >
      {client ? (
        <>
          <p className="task-client-name">
            <RecordLink entity="client" id={client.id}>
              {client.name}
            </RecordLink>
          </p>
          {task.branch_office?.standing_notes && (
            <div className="task-client-standing">
              <Notice tone="info" title={say('branch_office.fields.standing_notes')}>
                <span className="task-client-standing-text">{task.branch_office.standing_notes}</span>
              </Notice>
            </div>
          )}
          <Details task={task} client={client} show={show} />
        </>
      ) : (
        <p className="ui-faint">{say('task_page.client.none')}</p>
      )}
    </Card>
  );
}
