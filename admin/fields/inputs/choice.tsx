// The input of an option: few side by side, many in a select, multiple ones as toggle buttons.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Choice } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';
import { Labelled } from '../labelled.tsx';
import { isFactor } from '../names.ts';
import { OneOf } from './one-of.tsx';

/** The maximum number of options side by side. */
const few = 3;

const useChoices = ({ entity, field, info }: Pick<InputProps, 'entity' | 'field' | 'info'>): Choice[] => {
  const words = useEntityWords(entity.name);
  const format = useFormat();
  const factor = isFactor(info.values);
  return Object.values(info.values ?? {}).map((value) => ({
    value,
    label: factor ? `×${format.number(Number(value), 2)}` : words.choice(field, value),
  }));
};

function Several({ options, ...props }: InputProps & { options: readonly Choice[] }) {
  const { id, label, help, error, value, onChange, onBlur, focusRef } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  // Sorted in the order of the options, so that toggling twice changes nothing.
  const toggle = (one: Choice['value']) =>
    onChange(options.map((option) => option.value).filter((option) => (option === one ? !chosen.includes(one) : chosen.includes(option))));
  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <div className="row stretch wrap gap-6">
        {options.map((option, at) => (
          <button
            key={option.value}
            ref={at === 0 ? focusRef : undefined}
            type="button"
            className="field-toggle tap"
            aria-pressed={chosen.includes(option.value)}
            onClick={() => toggle(option.value)}
            onBlur={onBlur}
          >
            {option.label}
          </button>
        ))}
      </div>
    </Labelled>
  );
}

/** Always a select, for table rows without room for options side by side. */
export function ChoiceListInput(props: InputProps) {
  return <OneOf {...props} options={useChoices(props)} />;
}

export function ChoiceInput(props: InputProps) {
  const { id, label, help, error, value, onChange, required, info } = props;
  const options = useChoices(props);
  if (info.many) return <Several {...props} options={options} />;
  if (options.length <= few && required)
    return (
      <Labelled id={id} label={label} help={help} error={error} group>
        <SegmentedChoice label={label} hideLabel options={options} value={value as Choice['value']} onChange={onChange} />
      </Labelled>
    );
  return <ChoiceListInput {...props} />;
}
