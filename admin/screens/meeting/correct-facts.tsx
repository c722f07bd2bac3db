// What else of minutes that stand is corrected beside their text: who was there, and the words of what was agreed on.
import { LineField } from '#admin/fields/line-field.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { Card } from '#admin/ui/card.tsx';
import { SegmentedChoice } from '#admin/ui/choices.tsx';
import type { Meeting, Participant } from './data.ts';

type There = NonNullable<Participant['attendance']> | 'absent';
/** What differs from what stands, by the participant and by the outcome. */
export type Facts = { readonly there: ReadonlyMap<number, There>; readonly said: ReadonlyMap<number, string> };
export const nothingElse: Facts = { there: new Map(), said: new Map() };

const standsAs = ({ attendance }: Participant): There => attendance ?? 'absent';
/** Only what differs is kept: whoever changes their mind has changed nothing. */
const kept = <T,>(before: ReadonlyMap<number, T>, id: number, value: T, stands: T): ReadonlyMap<number, T> => {
  const after = new Map(before).set(id, value);
  if (value === stands) after.delete(id);
  return after;
};

/** As the call takes it. */
export const bodyOf = ({ there, said }: Facts) => ({
  attendance: [...there].map(([participant, one]) => ({ participant, attendance: one === 'absent' ? null : one })),
  outcomes: [...said].map(([id, text]) => ({ id, text: text.trim() })),
});

type Props = { meeting: Meeting; facts: Facts; onChange: (facts: Facts) => void };
export function CorrectFacts({ meeting: { participants, outcomes }, facts, onChange }: Props) {
  const say = useSay();
  const { there, said } = facts;
  const options = [
    { value: 'here' as const, label: say('meeting_participant.values.attendance.here') },
    { value: 'remote' as const, label: say('meeting_participant.values.attendance.remote') },
    { value: 'absent' as const, label: say('meeting_page.people.absent') },
  ];
  const numberIn = (kind: 'decision' | 'action', id: number) =>
    outcomes.filter((one) => one.kind === kind).findIndex((one) => one.id === id) + 1;
  return (
    <>
      <Card title={say('meeting_participant.fields.attendance')} className="correct-facts">
        {participants.map((one) => (
          <SegmentedChoice<There>
            key={one.id}
            label={one.name}
            options={options}
            value={there.get(one.id) ?? standsAs(one)}
            onChange={(value) => onChange({ ...facts, there: kept(there, one.id, value, standsAs(one)) })}
          />
        ))}
      </Card>
      {outcomes.length > 0 && (
        <Card title={say('meeting_outcome.many')} className="correct-facts">
          {outcomes.map(({ id, kind, text }) => (
            <LineField
              key={id}
              label={say(`meeting_page.tasks.${kind}`, { number: numberIn(kind, id) })}
              value={said.get(id) ?? text}
              onChange={(value) => onChange({ ...facts, said: kept(said, id, value, text) })}
              max={1000}
              required
            />
          ))}
        </Card>
      )}
    </>
  );
}
