// Opens the global search: a field in the top bar, an icon on a phone, Ctrl K anywhere.
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import './opener.css';
import { useEffect, useState } from 'react';
import { lazyScreen, loadAhead } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { IconSearch } from '#admin/ui/icons/acts.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Means } from './commands.tsx';

const Palette = lazyScreen<Means & { open: boolean; onClose: () => void }>(() => import('./palette.tsx'));
/** Milliseconds until the page counts as idle and the palette is preloaded, so that it opens at once. */
const atRest = 2000;

export const useSearchPalette = (means: Means) => {
  const say = useSay();
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTurn((before) => before + 1);
    setOpen(true);
  };
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(Palette), atRest);
    return () => clearTimeout(timer);
  }, []);
  useShortcut('Ctrl K', show, { says: say('search.title') });
  return {
    show,
    popup: turn > 0 && (
      <LatePopup>
        <Palette key={turn} open={open} onClose={() => setOpen(false)} {...means} />
      </LatePopup>
    ),
  };
};

export function SearchOpener({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  const phone = useBelow(768);
  if (phone) return <IconButton icon={<IconSearch />} label={say('search.title')} onAct={onOpen} aria-haspopup="dialog" />;
  return (
    <button type="button" className="search-opener row gap-8 fit" aria-haspopup="dialog" aria-label={say('search.title')} onClick={onOpen}>
      <IconSearch size={16} />
      <span className="ui-one-line grow">{say('search.field')}</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}
