// Chooses an invitee: a colleague, a client's contact, or an e-mail address.
import './person-field.css';
import { useEffect, useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { type Chosen, RecordField } from './record-field.tsx';

type Kind = 'user' | 'contact' | 'email';
export type Invited = { readonly user_id: number } | { readonly contact_id: number } | { readonly email: string };

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

type FieldProps = {
  client: number | null;
  onChange: (invited: (Invited & { name: string }) | null) => void;
  /** Accepts several addresses, one after the other; an address is complete on blur or Enter. */
  onEmail?: (email: string) => void;
};
export function PersonField({ client, onChange, onEmail }: FieldProps) {
  const say = useSay();
  const [kind, setKind] = useState<Kind>('user');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [email, setEmail] = useState('');
  const several = onEmail !== undefined;
  // After a choice the field is empty for the next one and keeps the focus.
  useEffect(() => {
    if (several && chosen) setChosen(null);
  }, [several, chosen]);
  const pick = (one: Chosen | null) => {
    setChosen(one);
    onChange(one && { ...(kind === 'user' ? { user_id: one.id } : { contact_id: one.id }), name: one.title });
  };
  const keep = () => {
    if (!onEmail || !isEmail(email)) return;
    onEmail(email.trim().toLowerCase());
    setEmail('');
  };
  const switchTo = (next: Kind) => {
    setKind(next);
    setChosen(null);
    setEmail('');
    onChange(null);
  };
  return (
    <div className="stack gap-12 fit">
      <SegmentedChoice<Kind>
        label={say('meeting_page.people.who')}
        hideLabel
        value={kind}
        onChange={switchTo}
        options={[
          { value: 'user', label: say('meeting_participant.fields.user_id') },
          { value: 'contact', label: say('meeting_participant.fields.contact_id') },
          { value: 'email', label: say('meeting_participant.fields.email') },
        ]}
      />
      {kind === 'email' ? (
        <fieldset
          className="person-email"
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onEmail) {
              event.preventDefault();
              keep();
            }
          }}
        >
          <LineField
            label={say('meeting_participant.fields.email')}
            value={email}
            onChange={(text) => {
              setEmail(text);
              onChange(isEmail(text) ? { email: text.trim(), name: text.trim() } : null);
            }}
            max={254}
          />
        </fieldset>
      ) : (
        <RecordField
          key={kind}
          target={kind}
          label={say(`meeting_participant.fields.${kind}_id`)}
          value={chosen}
          onChange={pick}
          filter={kind === 'contact' && client ? { client_id: client } : undefined}
        />
      )}
    </div>
  );
}
