// The footer of a popup: cancel, the reason why the main button is disabled, the main button; or the question whether to discard the input.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconX } from '../icons/acts.tsx';
import { IconAlertCircle } from '../icons/signs.tsx';
import { ActionButton } from '../inputs/action-button.tsx';
import { useWords } from '../page/words.tsx';
import type { PopupAction } from './popup.tsx';

interface PopupFootProps {
  sheet: boolean;
  leaving: boolean;
  action?: PopupAction;
  extra?: ReactNode;
  cancel?: string | null;
  onCancel: () => void;
  onKeep: () => void;
  onLeave: () => void;
}

const firstWord = (text: string) => text.trim().split(/\s+/)[0]?.toLocaleLowerCase();
/** Beside an act that cancels something, "cancel" would say both: there the way out leads back. */
const wayOut = (act: string | undefined, cancel: string, back: string) => (firstWord(act ?? '') === firstWord(cancel) ? back : cancel);

export function PopupFoot({ sheet, leaving, action, extra, cancel, onCancel, onKeep, onLeave }: PopupFootProps) {
  const t = useWords();
  const out = cancel ?? wayOut(action?.label, t('verb.cancel'), t('verb.back'));
  const whyId = useId();
  const size = sheet ? 'xl' : 'm';
  // A sheet has no close icon in its heading: without other actions the cancel button has the full width.
  const alone = sheet && !action && !extra;
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (leaving) keep.current?.focus();
  }, [leaving]);
  if (leaving)
    return (
      <footer className="ui-popup-foot foot" role="alert">
        <span className="ui-popup-why row start gap-6">{t('popup.discard_question')}</span>
        <div className="ui-popup-acts foot">
          <ActionButton size={size} ref={keep} onAct={onKeep}>
            {t('popup.keep')}
          </ActionButton>
          <ActionButton size={size} kind="danger" onAct={onLeave}>
            {t('verb.discard')}
          </ActionButton>
        </div>
      </footer>
    );
  return (
    <footer className="ui-popup-foot foot">
      {action?.blocked && (
        <span id={whyId} className="ui-popup-why row start gap-6">
          <IconAlertCircle size={14} />
          {action.blocked}
        </span>
      )}
      <div className="ui-popup-acts foot">
        {alone ? (
          <ActionButton size="xl" onAct={onCancel}>
            {cancel ?? t('verb.close')}
          </ActionButton>
        ) : cancel === null ? null : sheet ? (
          <ActionButton size="xl" className="ui-popup-cross" label={out} icon={<IconX size={20} />} onAct={onCancel} />
        ) : (
          <ActionButton kind="quiet" onAct={onCancel}>
            {out}
          </ActionButton>
        )}
        {extra}
        {action && (
          <ActionButton
            size={size}
            kind={action.kind ?? 'main'}
            icon={action.icon}
            busy={action.busy}
            blocked={action.blocked}
            describedBy={action.blocked ? whyId : undefined}
            reason="elsewhere"
            className="ui-popup-act"
            hint="Ctrl Enter"
            onAct={action.onAct}
          >
            {action.label}
          </ActionButton>
        )}
      </div>
    </footer>
  );
}
