// A bottom sheet with navigation entries on a phone; the back button closes it first.
import './sheet.css';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useBackCloses } from '../page/use-back.ts';

type Props = { label: string; open: boolean; onClose: () => void; children: ReactNode };

export function Sheet({ label, open, onClose, children }: Props) {
  useBackCloses(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'ui-sheet', role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
    >
      <div className="ui-handle" aria-hidden="true" />
      {children}
    </Drawer>
  );
}
