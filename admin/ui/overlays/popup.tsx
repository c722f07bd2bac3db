// The one popup: a dialog from 768 px up, a bottom sheet below. Its title is a verb, repeated by its main button.
import './popup.css';
import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconX } from '../icons/acts.tsx';
import type { ActionKind } from '../inputs/action-button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { Notice } from '../page/notice.tsx';
import { useBackCloses } from '../page/use-back.ts';
import { useWords } from '../page/words.tsx';
import { useBelow } from '../tables/density.ts';
import { PopupFoot } from './popup-foot.tsx';
import { PopupInside, pressMainOnEnter } from './popup-inside.tsx';

export interface PopupAction {
  label: string;
  onAct: () => unknown;
  kind?: Extract<ActionKind, 'main' | 'danger' | 'ink'>;
  icon?: ReactNode;
  /** The reason why the main button is disabled, shown to its left. */
  blocked?: string | null;
  busy?: boolean;
}

export interface PopupProps {
  open: boolean;
  title: string;
  /** The subject of the popup: `#4127`. */
  subject?: ReactNode;
  onClose: () => void;
  /** Something has been entered: closing asks first. */
  filled?: boolean;
  /** 440 or 560 px. */
  width?: 'normal' | 'wide';
  action?: PopupAction;
  /** A second button left of the main one, such as print. */
  extra?: ReactNode;
  /** Replaces `Prekliči`; null if there is nothing to cancel. */
  cancel?: string | null;
  /** The server's message about the last attempt. */
  error?: string | null;
  /** The back button closes the popup; off for a popup with its own address. */
  back?: boolean;
  children: ReactNode;
}

export function Popup({
  open,
  title,
  subject,
  onClose,
  filled = false,
  width = 'normal',
  action,
  extra,
  cancel,
  error,
  back = true,
  children,
}: PopupProps) {
  const t = useWords();
  const titleId = useId();
  const sheet = useBelow(768);
  // A rotated tablet keeps the first transition: another one would remount the content and lose focus and input.
  const [slides, setSlides] = useState(sheet);
  if (!open && slides !== sheet) setSlides(sheet);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(false);
    onClose();
  };
  /** The focused element before the question about discarding. */
  const before = useRef<Element | null>(null);
  const keep = () => {
    setLeaving(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const close = () => {
    if (!filled) return leave();
    if (leaving) return keep();
    before.current = document.activeElement;
    setLeaving(true);
  };
  useBackCloses(open && back, close);
  /** The server's message stands below the fields: a long popup scrolls to it. */
  const messageBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) messageBox.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      className={sheet ? 'ui-popup ui-popup-sheet' : 'ui-popup'}
      slots={{ transition: slides ? Slide : Fade }}
      slotProps={{
        paper: { className: `ui-popup-paper ui-popup-${width}`, onKeyDown: pressMainOnEnter },
        ...(slides && { transition: { direction: 'up', timeout: { enter: 240, exit: 160 } } as object }),
      }}
    >
      <PopupInside>
        {sheet && <div className="ui-handle" aria-hidden="true" />}
        <header className="ui-popup-head row gap-10">
          <h2 id={titleId}>{title}</h2>
          {subject && <span className="ui-popup-subject">{subject}</span>}
          {!sheet && <IconButton className="push" icon={<IconX />} label={t('verb.close')} onAct={close} />}
        </header>
        <div className="ui-popup-body stack gap-12 fit-y">
          {children}
          {error && (
            <div ref={messageBox} className="ui-popup-said">
              <Notice tone="danger" title={`${t('toast.error')}.`} live>
                {error}
              </Notice>
            </div>
          )}
        </div>
        <PopupFoot
          sheet={sheet}
          leaving={leaving}
          action={action}
          extra={extra}
          cancel={cancel}
          onCancel={close}
          onKeep={keep}
          onLeave={leave}
        />
      </PopupInside>
    </Dialog>
  );
}
