// The consequences of the chosen client: branch office, contact, and open tasks there.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconCopy } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { addressOf, type ClientPlaces, type Contact, contactAt, useOpenHere } from './places.ts';
import type { NewTask } from './use-new-task.ts';

type Props = { task: NewTask; places: ClientPlaces; onChange: (part: Partial<NewTask>) => void };

const reached = (contact: Contact) => [contactName(contact), contact.phone].filter(Boolean).join(' · ');

/** Branch office and contact: the defaults are mostly right. */
export function Followers({ task, places, onChange }: Props) {
  const say = useSay();
  const [open, setOpen] = useState<'branch' | 'contact' | null>(null);
  const head = say('client_card.headOffice');
  const branches = [{ id: 0, title: head, address: places.address, town: places.town, standing_notes: null }, ...places.branch_offices];
  const branch = branches.find(({ id }) => id === task.branch) ?? branches[0];
  const contact = places.contacts.find(({ id }) => id === task.contact) ?? contactAt(places, task.branch);
  const toggle = (which: 'branch' | 'contact') => () => setOpen(open === which ? null : which);
  return (
    <div className="new-task-follow">
      <div className="new-task-follow-line tap row gap-8">
        <span aria-hidden="true">↳</span>
        <span className="ui-one-line grow">{branch && addressOf(branch.title, branch.address, branch.town)}</span>
        {places.branch_offices.length > 0 && (
          <button
            type="button"
            className="new-task-link tap row inline gap-8 rigid"
            aria-expanded={open === 'branch'}
            onClick={toggle('branch')}
          >
            {say('task_page.create.branches', { count: branches.length })}
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
      {branch?.standing_notes && (
        <Notice tone="info" title={say('branch_office.fields.standing_notes')} live>
          <span className="new-task-standing prose break">{branch.standing_notes}</span>
        </Notice>
      )}
      <div className="new-task-follow-line tap row gap-8">
        <span aria-hidden="true">↳</span>
        <span className="ui-one-line grow">{contact ? reached(contact) : say('client_card.noContact')}</span>
        {places.contacts.length > 1 && (
          <button
            type="button"
            className="new-task-link tap row inline gap-8 rigid"
            aria-expanded={open === 'contact'}
            onClick={toggle('contact')}
          >
            {say('task_page.create.contacts', { count: places.contacts.length })}
          </button>
        )}
      </div>
      {open === 'contact' && (
        <RadioList
          label={say('task.fields.client_company_contact_id')}
          hideLabel
          value={contact?.id ?? null}
          options={places.contacts.map((one) => ({ value: one.id, label: contactName(one), note: one.phone ?? undefined }))}
          onChange={(next) => onChange({ contact: next })}
        />
      )}
    </div>
  );
}

/** Open tasks at this place, against duplicates. They open in a new tab, so that no input is lost. */
export function OpenHere({ client, branch }: { client: number; branch: number }) {
  const say = useSay();
  const here = useOpenHere(client, branch);
  if (!here) return null;
  const { task, total } = here;
  const hint = say('task_page.create.openHere', { number: String(task.company_task_id), title: task.title });
  return (
    <Notice
      tone="warn"
      icon={<IconCopy size={18} />}
      live
      action={
        <a href={`/task/${task.id}`} target="_blank" rel="noreferrer">
          {say('task_page.open')}
        </a>
      }
    >
      {hint} {total > 1 && <span className="ui-quiet">{say('task_page.create.moreOpen', { smart_count: total - 1 })}</span>}
    </Notice>
  );
}
