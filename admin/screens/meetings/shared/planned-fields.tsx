// Start and end of a meeting: the end follows the start until the user changes it.
import { useRef } from 'react';
import { MomentField } from '#admin/fields/moment-field.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { FormCell } from '#admin/ui/inputs/form-section.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { isInstant } from '#schema/core/zone.ts';

/** The values of the inputs: an instant, an invalid text, or nothing. */
export type Planned = { readonly start: string | null; readonly end: string | null };

/** Milliseconds; null if one of the two is no valid instant. */
const lengthOf = ({ start, end }: Planned): number | null =>
  isInstant(start) && isInstant(end) ? Date.parse(end) - Date.parse(start) : null;

/** The reason why these times are invalid, as a text; null if they are valid. */
export const useWhyNotPlanned = (): ((planned: Planned) => string | null) => {
  const say = useSay();
  return (planned) => {
    const length = lengthOf(planned);
    if (length === null) return say('times.screen.ends.missing');
    return length > 0 ? null : say('meeting.reasons.endsBeforeStart');
  };
};

type Props = {
  planned: Planned;
  onChange: (planned: Planned) => void;
  /** The span in a form's six columns; without it the fields are stacked. */
  span?: 3;
};

export function PlannedFields({ planned, onChange, span }: Props) {
  const say = useSay();
  const t = useWords();
  const length = useRef(lengthOf(planned) ?? 0);
  const { start, end } = planned;
  const fields = [
    <MomentField
      key="start"
      label={say('meeting.fields.planned_start')}
      value={start}
      onChange={(next) => onChange({ start: next, end: isInstant(next) ? new Date(Date.parse(next) + length.current).toISOString() : end })}
      required
    />,
    <MomentField
      key="end"
      label={say('meeting.fields.planned_end')}
      value={end}
      onChange={(next) => {
        length.current = Math.max(lengthOf({ start, end: next }) ?? 0, 0) || length.current;
        onChange({ start, end: next });
      }}
      required
    />,
  ];
  return span
    ? fields.map((field) => (
        <FormCell key={field.key} span={span} must={t('form.required')}>
          {field}
        </FormCell>
      ))
    : fields;
}
