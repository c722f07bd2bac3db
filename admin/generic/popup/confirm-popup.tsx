// A confirmation popup: title, consequence, and the button that confirms.
import type { ReactNode } from 'react';
import { type PressAction, PressPopup, type PressPopupProps } from './press-popup.tsx';

export type ConfirmPopupProps = Pick<PressPopupProps, 'open' | 'title' | 'subject' | 'extra' | 'onClose'> &
  Pick<PressAction, 'send' | 'done' | 'blocked' | 'kind' | 'icon'> & {
    /** The main button's label; the title by default. */
    readonly action?: string;
    /** The consequence, and optionally a second text with more information. */
    readonly effect: string | readonly [effect: string, more: string | false];
    /** Content below the text. */
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
