// A searchable select of one or several options.
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useMemo } from 'react';
import { Offered } from '#admin/ui/inputs/offered.tsx';
import { IconArchiveOff, IconChevronDown, IconX } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { Archived } from './archived.ts';
import { describedBy, Labelled } from './labelled.tsx';

export type Choice = {
  readonly value: string | number;
  readonly label: string;
  readonly color?: string;
  /** Distinguishing details beside the label. */
  readonly note?: string;
};

type Shared = {
  id: string;
  label: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** The meaning of an empty choice. */
  none?: string | undefined;
  options: readonly Choice[];
  /** The server searches: options are shown unfiltered. */
  onSearch?: (text: string) => void;
  onOpen?: () => void;
  loading?: boolean;
  /** A match that exists only in the archive; choosing it restores it. */
  archived?: Archived | null;
  onBlur?: () => void;
  focusRef?: (element: Pick<HTMLElement, 'focus'> | null) => void;
};
type SingleProps = Shared & { multiple?: false; value: Choice | null; onChange: (value: Choice | null) => void; renderChips?: undefined };
type MultipleProps = Shared & {
  multiple: true;
  value: readonly Choice[];
  onChange: (value: Choice[]) => void;
  renderChips: (chosen: readonly Choice[], remove: (one: Choice) => void) => ReactNode;
};

/** The value of the option that stands for the archived match. */
const inArchive = 'archived';

const isOne = (value: Choice | readonly Choice[] | null): value is Choice => value !== null && !Array.isArray(value);

/** Keeps the object of an unchanged choice: a new object would make Autocomplete discard the typed text. */
const useSteady = (choice: Choice | null): Choice | null => {
  const { value, label = '', color } = choice ?? {};
  return useMemo(() => (value === undefined ? null : { value, label, color }), [value, label, color]);
};

export function Chooser(props: SingleProps | MultipleProps) {
  const { id, label, help, error, required, none, onSearch, onOpen, loading, archived, onBlur, focusRef } = props;
  const t = useWords();
  const one = useSteady(props.multiple ? null : props.value);
  const options = archived?.back
    ? [...props.options, { value: inArchive, label: `${archived.said} ${archived.back.label}` }]
    : props.options;
  const choose = (value: Choice | readonly Choice[] | null) => {
    if (props.multiple) props.onChange(Array.isArray(value) ? [...value] : []);
    else props.onChange(isOne(value) ? value : null);
  };
  const bringBack = async () => {
    const back = await archived?.back?.bring();
    if (back) choose(props.multiple ? [...props.value, back] : back);
  };
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <Autocomplete<Choice, boolean, boolean>
        id={id}
        multiple={props.multiple === true}
        disableClearable={props.multiple !== true && required === true && props.value !== null}
        options={options}
        value={props.multiple ? [...props.value] : one}
        onChange={(_, value) => {
          if ([value].flat().some((choice) => choice?.value === inArchive)) void bringBack();
          else choose(value);
        }}
        onOpen={onOpen}
        onBlur={onBlur}
        onInputChange={(_, text, reason) => {
          if (reason !== 'selectOption') onSearch?.(reason === 'input' ? text : '');
        }}
        filterOptions={onSearch && ((all) => all)}
        loading={loading}
        isOptionEqualToValue={(option, value) => option.value === value.value}
        getOptionKey={(option) => option.value}
        getOptionLabel={(option) => option.label}
        filterSelectedOptions={props.multiple === true}
        disableCloseOnSelect={props.multiple === true}
        autoHighlight
        noOptionsText={archived?.said ?? t('list.no_options')}
        loadingText={t('list.loading')}
        openText={t('verb.open')}
        closeText={t('verb.close')}
        clearText={t('verb.clear')}
        popupIcon={<IconChevronDown size={16} />}
        clearIcon={<IconX size={16} />}
        renderValue={
          props.multiple
            ? () => props.renderChips(props.value, (one) => props.onChange(props.value.filter((chosen) => chosen.value !== one.value)))
            : undefined
        }
        renderOption={({ key, ...rest }, option) => (
          <li key={key} {...rest}>
            {option.value === inArchive && (
              <span className="field-option-sign">
                <IconArchiveOff size={16} />
              </span>
            )}
            {option.color && <i className="field-swatch field-option-swatch" style={{ background: option.color }} />}
            {option.note ? (
              <Offered note={<span className="ui-small ui-faint ui-num">{option.note}</span>}>{option.label}</Offered>
            ) : (
              option.label
            )}
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            error={Boolean(error)}
            fullWidth
            inputRef={focusRef}
            placeholder={none}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': describedBy(id, help, error), 'aria-required': required }}
          />
        )}
      />
    </Labelled>
  );
}
