// Plans a rotation: people in their order, the length of a turn, start and end; shows what it would write before it does.
import './rotation-popup.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';
import { MomentField } from '#admin/fields/moment-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Chosen, RecordField } from '#admin/screens/meetings/shared/record-field.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { dayAfter, isDay, isInstant } from '#schema/core/zone.ts';
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { longestTurn } from '#schema/on-call/rotation.ts';
import { RotationOrder } from './rotation-order.tsx';
import { RotationPreview } from './rotation-preview.tsx';

const turns = { day: 24, week: 168, other: 0 } as const;
type Turn = keyof typeof turns;
const turnNames = ['day', 'week', 'other'] as const;
/** What a rotation of weeks usually covers. */
const usualDays = 56;

/** `start`: the day of the first hand-over that is offered. */
export function RotationPopup({ start: offered, onClose }: { start: string; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const failed = useFailureWords();
  const queries = useQueryClient();
  const endId = useId();
  const hoursId = useId();
  const [level, setLevel] = useState<OnCallLevel>('first');
  const [team, setTeam] = useState<Chosen | null>(null);
  const [begin, setBegin] = useState<string | null>(() => format.fromPicker(`${offered} 07:00`)[0] ?? null);
  const [end, setEnd] = useState<string | null>(dayAfter(offered, usualDays));
  const [turn, setTurn] = useState<Turn>('week');
  const [hours, setHours] = useState('12');
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const turn_hours = turn === 'other' ? Number(hours) : turns[turn];
  const [start = '', handover = ''] = format.toPicker(begin).split(' ');
  const missing = !(isInstant(begin) && isDay(end))
    ? say('on_call_page.rotation.period')
    : !(Number.isInteger(turn_hours) && turn_hours >= 1 && turn_hours <= longestTurn)
      ? say('on_call_page.rotation.turnHours')
      : people.length === 0
        ? say('on_call_page.rotation.people')
        : null;
  const body = { user_ids: people.map(({ id }) => id), level, team_id: team?.id ?? null, turn_hours, handover, start, end: end ?? '' };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['on_call_shift', 'rotation', body],
    queryFn: async ({ signal }) => (await call('/on_call/rotation', { method: 'POST', body: { ...body, preview: true }, signal })).json,
    enabled: missing === null,
    // What stands below the fields does not jump while somebody types.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const plan = missing === null && !error ? data : undefined;
  const count = plan?.shifts.length ?? 0;
  const reading = missing === null && !error && (!data || isPlaceholderData);
  const trouble = missing === null && error ? failed(error) : null;
  return (
    <PressPopup
      title={say('on_call_page.rotation.title')}
      width="wide"
      onClose={onClose}
      filled={people.length > 0}
      action={{
        label: count > 0 ? say('on_call_page.rotation.write', { smart_count: count }) : say('on_call_page.rotation.title'),
        busy: reading,
        blocked: missing ?? trouble ?? (count > 0 || reading ? null : say('on_call_page.rotation.nothing')),
        subject: body,
        send: async (key) => {
          await sendOnce('/on_call/rotation', { method: 'POST', body: { ...body, preview: false } }, key);
          await queries.invalidateQueries({ queryKey: ['on_call_shift'] });
        },
        done: say('on_call_page.rotation.done'),
      }}
    >
      <div className="on-call-two">
        <SegmentedChoice
          label={say('on_call_shift.fields.level')}
          options={onCallLevels.map((value) => ({ value, label: say(`on_call_shift.values.level.${value}`) }))}
          value={level}
          onChange={setLevel}
        />
        <RecordField target="user_type" label={say('on_call_shift.fields.team_id')} value={team} onChange={setTeam} />
        <MomentField label={say('on_call_page.rotation.start')} name="start" value={begin} onChange={setBegin} required />
        <Labelled id={endId} label={say('on_call_page.rotation.end')}>
          <DateInput id={endId} value={end} onChange={setEnd} required {...(start && { min: dayAfter(start) })} />
        </Labelled>
      </div>
      <div className="row wrap gap-12 end">
        <SegmentedChoice
          label={say('on_call_page.rotation.turn')}
          options={turnNames.map((value) => ({ value, label: say(`on_call_page.rotation.turns.${value}`) }))}
          value={turn}
          onChange={setTurn}
        />
        {turn === 'other' && (
          <Labelled id={hoursId} label={say('on_call_page.rotation.hours')}>
            <input
              id={hoursId}
              className="on-call-hours ui-num"
              type="text"
              inputMode="numeric"
              value={hours}
              onChange={(event) => setHours(event.target.value.trim())}
            />
          </Labelled>
        )}
      </div>
      <RotationOrder people={people} onChange={setPeople} />
      {plan && <RotationPreview plan={plan} level={level} team_name={team?.title ?? null} reading={reading} />}
    </PressPopup>
  );
}
