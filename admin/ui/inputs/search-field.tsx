// A search field, for lists too: `/` focuses it, Escape empties it.
import './search-field.css';
import { useId, useRef } from 'react';
import { useShortcut } from '../browser/shortcuts.ts';
import { IconSearch, IconX } from '../icons/acts.tsx';
import { Kbd } from '../marks/kbd.tsx';
import { useWords } from '../page/words.tsx';
import { useBelow } from '../tables/density.ts';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  label: string;
  /** The searchable fields: `Ime, davčna, kraj (c najde č)`. */
  placeholder?: string;
  /** The shortcut `/` focuses this field; only one per page. */
  slash?: boolean;
}

export function SearchField({ value, onChange, label, placeholder = label, slash = false }: SearchFieldProps) {
  const t = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A phone in large type has room only for the label.
  const hint = useBelow(320) ? label : placeholder;
  useShortcut(slash ? '/' : undefined, () => input.current?.select(), { says: t('keys.search_here') });
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className="ui-search row gap-8 fit">
      <IconSearch size={16} />
      <label htmlFor={id} className="ui-unseen">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={hint}
        size={Math.max(20, hint.length)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {value ? (
        <button type="button" className="ui-search-clear" aria-label={t('list.clear_search')} onClick={clear}>
          <IconX size={14} />
        </button>
      ) : (
        slash && <Kbd>/</Kbd>
      )}
    </search>
  );
}
