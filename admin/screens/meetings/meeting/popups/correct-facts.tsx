// The parts of a correction beside the text: attendance, and the wording of outcomes.
import { LineField } from '#admin/fields/line-field.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { type Meeting, numberIn, type Participant } from '../data.ts';
import { changed, type Facts, type There } from '../stored-facts.ts';

const standsAs = ({ attendance }: Participant): There => attendance ?? 'absent';

type Props = { meeting: Meeting; facts: Facts; onChange: (part: Partial<Facts>) => void };
export function CorrectFacts({ meeting: { participants, outcomes }, facts, onChange }: Props) {
  const say = useSay();
  const { there, statements } = facts;
  const options = [
    { value: 'here' as const, label: say('meeting_participant.values.attendance.here') },
    { value: 'remote' as const, label: say('meeting_participant.values.attendance.remote') },
    { value: 'absent' as const, label: say('meeting_page.people.absent') },
  ];
  return (
    <>
      <Card title={say('meeting_participant.fields.attendance')} className="correct-facts">
        {participants.map((one) => (
          <SegmentedChoice<There>
            key={one.id}
            label={one.name}
            options={options}
            value={there[one.id] ?? standsAs(one)}
            onChange={(value) => onChange({ there: changed(there, one.id, value, standsAs(one)) })}
          />
        ))}
      </Card>
      {outcomes.length > 0 && (
        <Card title={say('meeting_outcome.many')} className="correct-facts">
          {outcomes.map((outcome) => (
            <LineField
              key={outcome.id}
              label={say(`meeting_page.tasks.${outcome.kind}`, { number: numberIn(outcomes, outcome) })}
              value={statements[outcome.id] ?? outcome.text}
              onChange={(value) => onChange({ statements: changed(statements, outcome.id, value, outcome.text) })}
              max={1000}
              required
            />
          ))}
        </Card>
      )}
    </>
  );
}
