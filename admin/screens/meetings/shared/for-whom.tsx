// For whom a meeting is held: a client, one of its projects, both or neither.
import { useSay } from '#admin/providers/person/speech.tsx';
import { FormCell } from '#admin/ui/inputs/form-section.tsx';
import { type Chosen, RecordField } from './record-field.tsx';

type Props = {
  client: Chosen | null;
  project: Chosen | null;
  onChange: (client: Chosen | null, project: Chosen | null) => void;
  /** Of a form's six columns each takes so many; without it they stand below each other. */
  span?: 3;
};

export function ForWhom({ client, project, onChange, span }: Props) {
  const say = useSay();
  const fields = [
    // A project belongs to its client: for another one it is chosen anew.
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
