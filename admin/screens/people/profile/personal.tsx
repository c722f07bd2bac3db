// The user's personal data: name and phone are editable, the sign-in e-mail is not.
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { FormCell, FormSection, ReadOnlyField } from '#admin/ui/inputs/form-section.tsx';
import { metadata } from '#generated/metadata.ts';
import type { ProfileForm } from './profile-form.ts';

/** Values of the `autocomplete` attribute. */
const autocompleteNames = { name: 'given-name', last_name: 'family-name', phone: 'tel' } as const;
type TextName = keyof typeof autocompleteNames;
const { fields } = metadata.user;

function Text({ form, field }: { form: ProfileForm; field: TextName }) {
  const say = useSay();
  const id = `profile-${field}`;
  const error = form.errors[field];
  return (
    <Labelled id={id} label={say(`user.fields.${field}`)} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        type={field === 'phone' ? 'tel' : 'text'}
        autoComplete={autocompleteNames[field]}
        value={form.values[field]}
        error={Boolean(error)}
        onChange={(event) => form.change(field, event.target.value)}
        onBlur={() => form.leave(field)}
        inputProps={{
          maxLength: fields[field].max,
          'aria-describedby': describedBy(id, undefined, error),
          'aria-required': !('optional' in fields[field]),
          'aria-invalid': Boolean(error),
        }}
      />
    </Labelled>
  );
}

export function Personal({ form }: { form: ProfileForm }) {
  const say = useSay();
  const { user } = useSession();
  return (
    <FormSection title={say('profile.personal')} help={say('profile.personalHelp')}>
      <FormCell span={3}>
        <Text form={form} field="name" />
      </FormCell>
      <FormCell span={3}>
        <Text form={form} field="last_name" />
      </FormCell>
      <FormCell span={3}>
        <ReadOnlyField label={say('user.fields.email')} value={user.email} />
      </FormCell>
      <FormCell span={3}>
        <Text form={form} field="phone" />
      </FormCell>
    </FormSection>
  );
}
