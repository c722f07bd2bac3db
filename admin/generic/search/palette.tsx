// The command palette over every page: one field with its results below, usable by keyboard alone.
import './palette.css';
import './palette-rows.css';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { presses } from '#admin/ui/browser/shortcuts.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowLeft, IconSearch, IconX } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useBackCloses } from '#admin/ui/page/use-back.ts';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Means } from './commands.tsx';
import { Hints } from './hints.tsx';
import { KindChips } from './kind-chips.tsx';
import { PaletteList, rowId } from './palette-list.tsx';
import type { PaletteRow } from './rows.ts';
import { usePalette } from './use-palette.tsx';

type Props = Means & { open: boolean; onClose: () => void };

const isTouching = (event: { ctrlKey: boolean; metaKey: boolean }) => event.ctrlKey || event.metaKey;

export default function Palette({ open, onClose, ...means }: Props) {
  const say = useSay();
  const navigate = useNavigate();
  const phone = useBelow(768);
  // In large type a phone has only room for a short placeholder.
  const narrow = useBelow(320);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const followed = useDeferredValue(typed);
  const { groups, kinds, told: exactHit, text, old, failed, acts, quiet } = usePalette(followed, kind, means);
  const settled = !old && followed === typed;
  /** Enter was pressed before the results arrived: it opens the first result then. */
  const [entered, setEntered] = useState(false);
  useBackCloses(open, onClose);

  const rows = groups.flatMap((group) => group.rows);
  const active = rows.find(({ id }) => id === moved) ?? rows[0];
  useEffect(() => {
    if (active) list.current?.querySelector(`#${CSS.escape(rowId(listId, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const choose = (row: PaletteRow, elsewhere: boolean) => {
    if (row.blocked) return;
    if (row.to && elsewhere) {
      window.open(row.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (row.to) void navigate(row.to);
    else void row.onAct?.();
  };
  const chooseFound = useEffectEvent(() => {
    setEntered(false);
    if (active && !failed) choose(active, false);
  });
  useEffect(() => {
    if (entered && settled) chooseFound();
  }, [entered, settled]);
  const type = (next: string) => {
    setTyped(next);
    setEntered(false);
    setMoved(null);
    setKind(null);
  };
  const pick = (next: string | null) => {
    setKind(next);
    setMoved(null);
    input.current?.focus();
  };
  const step = (by: 1 | -1) => {
    const at = active ? rows.indexOf(active) : -1;
    setMoved(rows[(at + by + rows.length) % rows.length]?.id ?? null);
  };
  const turn = (by: 1 | -1) => {
    const all = [null, ...kinds.map(({ id }) => id)];
    pick(all[(all.indexOf(kind) + by + all.length) % all.length] ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const own = rows.find(({ keys, blocked }) => keys?.startsWith('Alt') && !blocked && presses(event, keys));
    if (own) choose(own, false);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Tab' && kinds.length > 1) turn(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && !settled && moved === null) setEntered(true);
    else if (event.key === 'Enter' && active) choose(active, isTouching(event));
    else if (!presses(event, 'Ctrl K')) return;
    event.preventDefault();
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen={phone}
        className={phone ? 'palette palette-phone' : 'palette'}
        transitionDuration={0}
        slotProps={{ paper: { className: 'palette-paper', 'aria-label': say('search.title') } }}
      >
        <div className="palette-head row gap-12 rigid">
          {phone ? (
            <IconButton icon={<IconArrowLeft />} label={say('shell.verb.close')} onAct={onClose} />
          ) : (
            <IconSearch size={20} className="ui-quiet" />
          )}
          <input
            ref={input}
            autoFocus
            type="text"
            role="combobox"
            aria-label={say('search.title')}
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && rowId(listId, active)}
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={say(narrow ? 'shell.verb.search' : 'search.field')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <span role="status" className="palette-told rigid nowrap ui-small ui-faint">
            {exactHit}
          </span>
          {typed && phone && (
            <IconButton
              icon={<IconX />}
              label={say('shell.verb.clear')}
              onAct={() => {
                type('');
                input.current?.focus();
              }}
            />
          )}
          {!phone && <Kbd>Esc</Kbd>}
        </div>
        {kinds.length > 1 && <KindChips kinds={kinds} chosen={kind} onPick={pick} />}
        <div ref={list} className={old ? 'palette-body stack fit-y palette-old' : 'palette-body stack fit-y'}>
          {quiet && <p className="palette-quiet ui-quiet">{quiet}</p>}
          {failed && (
            <p className="palette-quiet ui-danger" role="alert">
              {say('search.failed')}
            </p>
          )}
          <PaletteList id={listId} groups={groups} active={active} typed={text} onChoose={choose} onMove={(row) => setMoved(row.id)} />
        </div>
        {!phone && <Hints />}
      </Dialog>
      {acts}
    </>
  );
}
