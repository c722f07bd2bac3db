// The shell of every popup that sends something: sends once, closes on success, and shows a refusal at its field or below all, keeping the input.
import { type ReactNode, useEffect } from 'react';
import { stay, usePress } from '#admin/providers/calls/press.ts';
import { RefusedFields, useRefusedFields } from '#admin/providers/calls/refused-fields.tsx';
import { Popup, type PopupAction, type PopupProps } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

export type PressAction = Omit<PopupAction, 'onAct'> & {
  /** All entered values: equal values keep their idempotency key until the server has answered. */
  readonly subject?: unknown;
  /** Sends the values with the idempotency key; answers `stay` if a next step follows. */
  readonly send: (key: string) => Promise<unknown>;
  /** The notification after success. */
  readonly done?: string | undefined;
};

type Press = (send: (key: string) => Promise<unknown>) => Promise<boolean>;

export type PressPopupProps = Omit<PopupProps, 'open' | 'error' | 'action' | 'extra'> & {
  readonly open?: boolean;
  /** A further error, shown beside the button. */
  readonly trouble?: string | null;
  /** A second button left of the main one; its refusal appears in the same place. */
  readonly extra?: ReactNode | ((press: Press) => ReactNode);
  readonly action: PressAction;
};

/** The first refused field of the focused popup. */
const firstRefused = () => document.activeElement?.closest('.ui-popup-paper')?.querySelector<HTMLElement>('[aria-invalid="true"]');

export function PressPopup({ open = true, trouble = null, action, extra, children, ...popup }: PressPopupProps) {
  const { failure, error, sending, press } = usePress(popup.onClose);
  const { refused, rest } = useRefusedFields(failure, error);
  useEffect(() => {
    if (failure) firstRefused()?.focus();
  }, [failure]);
  const { subject = null, send, done, ...button } = action;
  // While sending or closing, the button has no reason to be disabled.
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
