// A popup that asks for nothing but whether it is to be done: what it is called, what follows from it, and the button that does it.
import type { ReactNode } from 'react';
import { type PressAction, PressPopup, type PressPopupProps } from './press-popup.tsx';

export type ConfirmPopupProps = Pick<PressPopupProps, 'open' | 'title' | 'subject' | 'extra' | 'onClose'> &
  Pick<PressAction, 'send' | 'done' | 'blocked' | 'kind' | 'icon'> & {
    /** The main button; the title by itself. */
    readonly action?: string;
    /** What follows from it, and in a second text what is to be known of it. */
    readonly effect: string | readonly [effect: string, more: string | false];
    /** What is shown below it. */
    readonly children?: ReactNode;
  };

export function ConfirmPopup({ title, action = title, effect, send, done, blocked, kind, icon, children, ...popup }: ConfirmPopupProps) {
  const [follows, more] = typeof effect === 'string' ? [effect] : effect;
  return (
    <PressPopup {...popup} title={title} action={{ label: action, send, done, blocked, kind, icon }}>
      <p>{follows}</p>
      {more && <p className="ui-faint">{more}</p>}
      {children}
    </PressPopup>
  );
}
