// The shell of every popup that sends something: its press counts once, and closes it when it is done; a refusal stands at the field that it names, else below all, and what was entered stays.
import { type ReactNode, useEffect } from 'react';
import { stay, usePress } from '#admin/providers/calls/press.ts';
import { RefusedFields, useRefusedFields } from '#admin/providers/calls/refused-fields.tsx';
import { Popup, type PopupAction, type PopupProps } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

export type PressAction = Omit<PopupAction, 'onAct'> & {
  /** All that was entered: the same question keeps its key until the server has answered it. */
  readonly subject?: unknown;
  /** Sends it under the key of its press; answers `stay` where there is a next step. */
  readonly send: (key: string) => Promise<unknown>;
  /** What is told once it is done. */
  readonly done?: string | undefined;
};

type Press = (send: (key: string) => Promise<unknown>) => Promise<boolean>;

export type PressPopupProps = Omit<PopupProps, 'open' | 'error' | 'action' | 'extra'> & {
  readonly open?: boolean;
  /** What else went wrong, beside the press. */
  readonly trouble?: string | null;
  /** A second act left of the main one; what it sends is refused in the same place. */
  readonly extra?: ReactNode | ((press: Press) => ReactNode);
  readonly action: PressAction;
};

/** The first refused field of the popup that has the focus. */
const firstRefused = () => document.activeElement?.closest('.ui-popup-paper')?.querySelector<HTMLElement>('[aria-invalid="true"]');

export function PressPopup({ open = true, trouble = null, action, extra, children, ...popup }: PressPopupProps) {
  const { failure, error, sending, press } = usePress(popup.onClose);
  const { refused, rest } = useRefusedFields(failure, error);
  useEffect(() => {
    if (failure) firstRefused()?.focus();
  }, [failure]);
  const { subject = null, send, done, ...button } = action;
  // What becomes of it on its way, and while it leaves, is no reason any more.
  const blocked = sending || !open ? null : button.blocked;
  const act = () =>
    press(subject, async (key) => {
      const next = await send(key);
      if (done && next !== stay) toastSuccess(done);
      return next;
    });
  return (
    <Popup
      {...popup}
      open={open}
      error={rest ?? trouble}
      extra={typeof extra === 'function' ? extra((sendExtra) => press(['extra', subject], sendExtra)) : extra}
      action={{ ...button, blocked, onAct: act }}
    >
      <RefusedFields refused={refused}>{children}</RefusedFields>
    </Popup>
  );
}
