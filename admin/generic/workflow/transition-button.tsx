// A transition as a button: runs on press, or after a popup if it needs input or a confirmation; a disabled one names its reason.
import { type ReactNode, useState } from 'react';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton, type ActionButtonProps } from '#admin/ui/inputs/action-button.tsx';
import { AnyTransitionPopup, type AnyTransitionPopupProps, type TransitionPopupProps } from './transition-popup.tsx';
import type { TransitionName, WorkflowEntityName } from './transition-types.ts';
import { inputOf, useAnyTransitions } from './transitions.ts';

type ButtonLook = { readonly kind?: 'plain' | 'main' | 'quiet' | 'danger' } & Pick<ActionButtonProps, 'shortcut' | 'full'>;

/** Shown if the transition is allowed or only temporarily blocked. */
export function TransitionButton<E extends WorkflowEntityName, T extends TransitionName<E>>(
  props: TransitionPopupProps<E, T> & ButtonLook,
): ReactNode;
export function TransitionButton({ kind = 'plain', shortcut, full = false, ...popup }: AnyTransitionPopupProps & ButtonLook) {
  const { name, record, parameters, only } = popup;
  const entity = entityOf(popup.entity);
  const { may, heldUp, whyNot, label, send } = useAnyTransitions(entity, record, { parameters });
  const attempt = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const { find } = useSpeech();
  const hasPopup = (only ?? Object.keys(inputOf(entity, name))).length > 0 || find(`${popup.entity}.popups.${name}.title`) !== undefined;
  if (!may(name) && !heldUp(name) && !isOpen) return null;
  return (
    <>
      <ActionButton
        kind={kind}
        {...(shortcut && { shortcut })}
        full={full}
        blocked={whyNot(name)}
        onAct={() => (hasPopup ? setOpen(true) : attempt(() => (popup.send ? popup.send({}, newKey()) : send(name))))}
      >
        {label(name)}
      </ActionButton>
      {isOpen && <AnyTransitionPopup {...popup} kind={kind === 'danger' ? 'danger' : 'main'} onClose={() => setOpen(false)} />}
    </>
  );
}
