// For whom the work is, where it is, and with whom to talk about it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countryName } from '#admin/fields/names.ts';
import { entityOf, pathTo } from '#admin/providers/metadata.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { Card } from '#admin/ui/card.tsx';
import { IconBuilding, IconMail, IconPhone, IconUser } from '#admin/ui/icons.tsx';
import { useLanguage } from '#admin/ui/words.tsx';

/** Where the work is: at the branch office, or at the head office where none is named or its address is not known. */
export const addressOf = ({ branch_office, client }: TaskPage): string => {
  const place = branch_office?.address || branch_office?.town ? branch_office : client;
  return place ? [place.address, [place.zip, place.town].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
};
/** Whom to call and write to: the contact, else the client itself. */
export const phoneOf = ({ contact, client }: TaskPage) => contact?.phone ?? client?.phone ?? null;
export const emailOf = ({ contact, client }: TaskPage) => contact?.email ?? client?.email ?? null;
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="task-client-line">
      <dt>
        {icon}
        <span className="ui-unseen">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Details({ task, client }: { task: TaskPage; client: NonNullable<TaskPage['client']> }) {
  const say = useSay();
  const language = useLanguage();
  const { branch_office, contact } = task;
  const phone = phoneOf(task);
  const email = emailOf(task);
  return (
    <dl className="task-client">
      <Line icon={<IconBuilding size={16} />} label={say('task.fields.branch_office_id')}>
        {[branch_office?.title ?? say('task.screen.client.headOffice'), addressOf(task)].filter(Boolean).join(', ')}
        <span className="ui-faint">{countryName((branch_office ?? client).country, language)}</span>
      </Line>
      <Line icon={<IconUser size={16} />} label={say('task.fields.client_company_contact_id')}>
        {contact ? (
          [contact.name, contact.l_name].filter(Boolean).join(' ')
        ) : (
          <span className="ui-faint">{say('task.screen.client.noContact')}</span>
        )}
      </Line>
      {phone && (
        <Line icon={<IconPhone size={16} />} label={say('contact.fields.phone')}>
          <a href={telephoneLink(phone)} className="ui-num">
            {phone}
          </a>
        </Line>
      )}
      <Line icon={<IconMail size={16} />} label={say('contact.fields.email')}>
        {email ? <a href={`mailto:${email}`}>{email}</a> : <span className="ui-faint">{say('task.screen.client.noEmail')}</span>}
      </Line>
    </dl>
  );
}

export function ClientCard({ task }: { task: TaskPage }) {
  const say = useSay();
  const entity = entityOf('client');
  const mayOpen = useMay(entity.access.read);
  const { client } = task;
  const to = client && mayOpen ? pathTo(entity, client.id) : undefined;
  return (
    <Card title={say('task.screen.client.title')} className="task-card-client">
      {client ? (
        <>
          <p className="task-client-name">{to ? <Link to={to}>{client.name}</Link> : client.name}</p>
          <Details task={task} client={client} />
        </>
      ) : (
        <p className="ui-faint">{say('task.screen.client.none')}</p>
      )}
    </Card>
  );
}
