// The client and the project of a meeting; both are optional.
import { useSay } from '#admin/providers/person/speech.tsx';
import { FormCell } from '#admin/ui/inputs/form-section.tsx';
import { type Chosen, RecordField } from './record-field.tsx';

type Props = {
  client: Chosen | null;
  project: Chosen | null;
  onChange: (client: Chosen | null, project: Chosen | null) => void;
  /** The span in a form's six columns; without it the fields are stacked. */
  span?: 3;
};

export function ForWhom({ client, project, onChange, span }: Props) {
  const say = useSay();
  const fields = [
    // A project belongs to its client, so a change of client clears it.
    <RecordField
      key="client"
      target="client"
      label={say('meeting.fields.client_company_id')}
      value={client}
      onChange={(next) => onChange(next, next && next.id !== client?.id ? null : project)}
    />,
    <RecordField
      key="project"
      target="project"
      label={say('meeting.fields.project')}
      value={project}
      onChange={(next) => onChange(client, next)}
      {...(client && { filter: { client_id: client.id } })}
    />,
  ];
  return span
    ? fields.map((field) => (
        <FormCell key={field.key} span={span}>
          {field}
        </FormCell>
      ))
    : fields;
}
