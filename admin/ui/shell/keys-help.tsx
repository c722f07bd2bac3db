// The active shortcuts of the page, and the switch for single-letter ones.
import './keys-help.css';
import { useState } from 'react';
import { fold } from '#schema/core/fold.ts';
import { type Binding, keysNow, useSingleKeys } from '../browser/shortcuts.ts';
import { SearchField } from '../inputs/search-field.tsx';
import { Kbd } from '../marks/kbd.tsx';
import { Popup } from '../overlays/popup.tsx';
import { useWords } from '../page/words.tsx';
import { KeysChoice } from './keys-choice.tsx';

interface Row {
  says: string;
  keys: readonly string[];
}

/** The search is available on every page. */
const searchKeys = 'Ctrl K';

/** `Naslednja vrstica  J`: one row per action. */
const rowsOf = (bindings: readonly Binding[]): Row[] => {
  const rows = new Map<string, string[]>();
  for (const { says, keys } of bindings) if (says) rows.set(says, [...(rows.get(says) ?? []), keys]);
  return [...rows].map(([says, keys]) => ({ says, keys }));
};

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="ui-keys-group">
      <h3>{title}</h3>
      <dl>
        {rows.map(({ says, keys }) => (
          <div key={says}>
            <dt className="grow">{says}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const [text, setText] = useState('');
  const [single] = useSingleKeys();
  // Fixed while the help is open, because the popup itself binds keys.
  const [bound] = useState(keysNow);
  const everywhere = ['?', 'Escape', searchKeys];
  const found = (rows: readonly Row[]) => rows.filter(({ says }) => fold(says).includes(fold(text.trim())));
  const here = found(rowsOf(bound.filter(({ keys }) => !everywhere.includes(keys) && (single || keys.length > 1))));
  const always = found([
    ...rowsOf(bound.filter(({ keys }) => keys === searchKeys)),
    ...(single ? [{ says: t('keys.help'), keys: ['?'] }] : []),
    { says: t('keys.back'), keys: ['Escape'] },
  ]);
  const forms = found([
    { says: t('keys.act'), keys: ['Ctrl Enter'] },
    { says: t('keys.next_field'), keys: ['Tab'] },
  ]);
  return (
    <Popup open={open} onClose={onClose} title={t('keys.help')} width="wide" cancel={t('verb.close')}>
      <div className="ui-keys-head split end wrap gap-16 lines-8">
        <SearchField label={t('keys.help_search')} value={text} onChange={setText} />
        <KeysChoice label={t('keys.label')} />
      </div>
      <div className="ui-keys">
        <Keys title={t('keys.here')} rows={here} />
        <Keys title={t('keys.everywhere')} rows={always} />
        <Keys title={t('keys.forms')} rows={forms} />
      </div>
      {here.length + always.length + forms.length === 0 && <p className="ui-faint">{t('keys.nothing')}</p>}
      <p className="ui-small ui-faint">{t('keys.rest')}</p>
    </Popup>
  );
}
