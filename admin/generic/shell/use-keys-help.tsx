// `?` on any page opens a popup with the keyboard shortcuts of that page.
import { useState } from 'react';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { KeysHelp } from '#admin/ui/shell/keys-help.tsx';

export const useKeysHelp = () => {
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTurn((before) => before + 1);
    setOpen(true);
  };
  useShortcut('?', show);
  return { show, popup: turn > 0 && <KeysHelp key={turn} open={open} onClose={() => setOpen(false)} /> };
};
