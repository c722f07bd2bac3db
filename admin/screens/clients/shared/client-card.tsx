// The client card of a record: client, place and contact, the same on every page.
import './client-card.css';
import type { ReactNode } from 'react';
import { displayForm } from '#admin/fields/display-form.ts';
import { countryName } from '#admin/fields/names.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { mailLink, telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { IconBuilding, IconMail, IconMapPin, IconPencil, IconPhone, IconReceiptEuro, IconUser } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useLanguage } from '#admin/ui/page/words.tsx';
import type { BranchOfficeParty, ContactParty } from '#schema/clients/parties.ts';
import { contactName, lineOf } from './parties.ts';

interface LineProps {
  icon: ReactNode;
  label: string;
  end?: ReactNode;
  children: ReactNode;
}

function Line({ icon, label, end, children }: LineProps) {
  return (
    <div className="client-card-line tap-links row stretch gap-8 pad-y-4">
      <dt>
        {icon}
        <span className="ui-unseen">{label}</span>
      </dt>
      <dd>{children}</dd>
      {end && <dd className="client-card-end">{end}</dd>}
    </div>
  );
}

type Edit = { readonly label: string; onAct(): void };
const edit = (act: Edit | undefined, size: 14 | 16) =>
  act && <IconButton icon={<IconPencil size={size} />} label={act.label} onAct={act.onAct} />;

type Client = {
  readonly id: number;
  readonly name: string;
  readonly address?: string | null;
  readonly zip?: string | null;
  readonly town?: string | null;
  readonly country?: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly vat_number?: string | null;
};

/** The head office, preceded by the record's branch office if it has one; labelled if the record could have one. */
function Places({ client, branchOffice }: { client: Client; branchOffice: BranchOfficeParty | null | undefined }) {
  const say = useSay();
  const language = useLanguage();
  const office = [branchOffice !== undefined && say('client_card.headOffice'), lineOf(client)].filter(Boolean).join(', ');
  return (
    <>
      {branchOffice && (
        <Line icon={<IconMapPin size={16} />} label={say('branch_office.one')}>
          {[branchOffice.title, lineOf(branchOffice)].filter(Boolean).join(', ')}
          <span className="ui-faint">{countryName(branchOffice.country, language)}</span>
        </Line>
      )}
      <Line icon={<IconBuilding size={16} />} label={say('client.fields.address')}>
        {office || <span className="ui-faint">{say('client_card.noAddress')}</span>}
        {client.country && <span className="ui-faint">{countryName(client.country, language)}</span>}
      </Line>
    </>
  );
}

interface ReachProps {
  client: Client;
  contact: ContactParty | null | undefined;
  changeContact: Edit | undefined;
}

/** The contact's name, with phone and e-mail of the contact or else the client. */
function Reach({ client, contact, changeContact }: ReachProps) {
  const say = useSay();
  const phone = contact?.phone ?? client.phone;
  const email = contact?.email ?? client.email;
  return (
    <>
      {contact !== undefined && (
        <Line icon={<IconUser size={16} />} label={say('contact.one')} end={edit(changeContact, 14)}>
          {contact ? contactName(contact) : <span className="ui-faint">{say('client_card.noContact')}</span>}
        </Line>
      )}
      {phone && (
        <Line icon={<IconPhone size={16} />} label={say('contact.fields.phone')}>
          <a href={telephoneLink(phone)} className="ui-num">
            {displayForm('phone', phone)}
          </a>
        </Line>
      )}
      {email !== undefined && (
        <Line icon={<IconMail size={16} />} label={say('contact.fields.email')}>
          {email ? (
            <a href={mailLink(email)}>
              <AddressText>{email}</AddressText>
            </a>
          ) : (
            <span className="ui-faint">{say('client_card.noEmail')}</span>
          )}
        </Line>
      )}
    </>
  );
}

interface ClientCardProps {
  /** Null: no client yet. An undefined value is not shown; a null value is shown as missing. */
  client: Client | null;
  /** The branch office, if the work is not at the head office. */
  branchOffice?: BranchOfficeParty | null;
  /** The contact; undefined where the record names none. */
  contact?: ContactParty | null;
  change?: Edit | undefined;
  changeContact?: Edit | undefined;
  /** Content between the name and the facts. */
  children?: ReactNode;
  className?: string;
}

export function ClientCard({ client, branchOffice, contact, change, changeContact, children, className }: ClientCardProps) {
  const say = useSay();
  return (
    <Card title={say('client.one')} className={className} action={edit(change, 16)}>
      {client ? (
        <>
          <p className="client-card-name tap-links">
            <RecordLink entity="client" id={client.id}>
              {client.name}
            </RecordLink>
          </p>
          {children}
          <dl>
            <Places client={client} branchOffice={branchOffice} />
            {client.vat_number !== undefined && (
              <Line icon={<IconReceiptEuro size={16} />} label={say('client.fields.vat_number')}>
                {client.vat_number ? (
                  <span className="ui-num">{displayForm('vatNumber', client.vat_number)}</span>
                ) : (
                  <span className="ui-faint">{say('client_card.noVatNumber')}</span>
                )}
              </Line>
            )}
            <Reach client={client} contact={contact} changeContact={changeContact} />
          </dl>
        </>
      ) : (
        <p className="ui-faint">{say('client_card.none')}</p>
      )}
    </Card>
  );
}
