// The entry line: a name with suggestions, a quantity, Enter; then the next one.
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { isUnclear } from '#admin/ui/inputs/figure.ts';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { Offered } from '#admin/ui/inputs/offered.tsx';
import { IconPackage } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { Matched } from '#admin/ui/tables/matched.tsx';
import { type Line, type Suggestion, useSuggestions } from './data.ts';
import { type Draft, emptyDraft, lineOf } from './draft.ts';
import { QuantityInput, UnitChoice } from './fields.tsx';
import { useUnitWord } from './quantity.ts';

export function MaterialEntry({ onAdd }: { onAdd: (line: Line) => Promise<boolean> }) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const unitWord = useUnitWord();
  const figure = useFigures().exactly(3);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const latest = useRef(draft);
  latest.current = draft;
  const [wrong, setWrong] = useState<'name' | 'quantity' | null>(null);
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(useDeferredValue(draft.name));
  const id = useId();
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setWrong(null);
  };
  const add = async () => {
    const line = lineOf(draft, figure);
    if (typeof line === 'string') {
      setWrong(line);
      (line === 'name' ? name : quantity).current?.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    const written = await onAdd(line);
    setBusy(false);
    // Text typed during the save belongs to the next line.
    if (!written || latest.current !== draft) return;
    setDraft({ ...emptyDraft, unit: line.unit });
    name.current?.focus();
  };
  return (
    <form
      className="material-entry"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Autocomplete<Suggestion, false, false, true>
        freeSolo
        className="material-name"
        options={[...suggestions]}
        open={open && suggestions.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={null}
        inputValue={draft.name}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') change({ name: text });
        }}
        onChange={(_, chosen) => {
          if (!chosen || typeof chosen === 'string') return;
          change({ name: chosen.name, unit: chosen.unit });
          quantity.current?.focus();
        }}
        filterOptions={(all) => all}
        disableClearable={false}
        forcePopupIcon={false}
        clearText={t('verb.clear')}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        slotProps={{ listbox: { 'aria-label': say('material.screen.suggestions') } }}
        renderOption={({ key, ...rest }, option) => (
          <li key={key} {...rest}>
            <Offered
              note={
                <span className="ui-small ui-faint ui-num">
                  {unitWord(option.unit, 1)} ·{' '}
                  {say('material.screen.lastUsed', { date: format.date(option.date_added), number: String(option.company_task_id) })}
                </span>
              }
            >
              <Matched text={option.name} typed={draft.name} />
            </Offered>
          </li>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            endAdornment={null}
            inputRef={name}
            fullWidth
            error={wrong === 'name'}
            placeholder={say('material.screen.hint')}
            startAdornment={<IconPackage size={16} className="material-sign" />}
            inputProps={{
              ...slotProps.htmlInput,
              maxLength: 200,
              'aria-label': say('material.fields.name'),
              'aria-describedby': wrong === 'name' ? id : undefined,
            }}
          />
        )}
      />
      <QuantityInput
        value={draft.quantity}
        wrong={wrong === 'quantity'}
        describedBy={id}
        inputRef={quantity}
        onChange={(text) => change({ quantity: text })}
      />
      <UnitChoice value={draft.unit} onChange={(unit) => change({ unit })} />
      <ActionButton kind="main" type="submit" hint="Enter" busy={busy} className="material-add">
        {t('verb.add')}
      </ActionButton>
      {wrong && (
        <p id={id} role="alert" className="across ui-small ui-danger">
          {wrong === 'quantity' && isUnclear(figure, draft.quantity)
            ? t('number.answer', { field: say('material.fields.quantity') })
            : say(wrong === 'name' ? 'material.screen.noName' : 'material.screen.noQuantity')}
        </p>
      )}
    </form>
  );
}
