// A button for one action: shows progress, ignores a second press, and shows beside itself why it is disabled.
import './action-button.css';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useButtonKey } from '../browser/shortcuts.ts';
import { useLate } from '../browser/use-late.ts';
import { IconLoader } from '../icons/signs.tsx';
import { Kbd } from '../marks/kbd.tsx';

/** `main` is the one lime primary button; `ink` the strong neutral one; `quiet` has no box. */
export type ActionKind = 'plain' | 'main' | 'ink' | 'quiet' | 'danger' | 'dangerText';

export interface ActionButtonProps {
  kind?: ActionKind;
  /** 32, 48 and 56 px high; `m` grows to 44 by touch. */
  size?: 'm' | 'l' | 'xl';
  icon?: ReactNode;
  /** A shortcut (`P`, `Ctrl S`), shown in the button and bound to it. */
  shortcut?: string;
  /** The shortcut's description in the keyboard help, if the label is too short. */
  says?: string;
  busy?: boolean;
  /** A shortcut that is bound elsewhere and only shown here. */
  hint?: string;
  /** The reason why the button is disabled, shown to its left; the button stays focusable. */
  blocked?: string | null;
  /** `hidden` shows the reason only to screen readers; `elsewhere`: the page shows it, see `describedBy`. */
  reason?: 'left' | 'hidden' | 'elsewhere';
  /** A promise keeps the button busy until it settles. */
  onAct?: () => unknown;
  /** A press during the action repeats it afterwards, with the data of that time. */
  follows?: boolean;
  /** The address of a link, instead of an action. */
  to?: string;
  /** Full width. */
  full?: boolean;
  type?: 'button' | 'submit';
  pressed?: boolean;
  describedBy?: string;
  /** The accessible name of an icon-only button. */
  label?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Runs one action at a time: answers whether it is running, and a function that starts it. A press meanwhile is dropped, or with `follows` repeated. */
export const useAct = (onAct?: () => unknown, follows = false) => {
  const [running, setRunning] = useState(false);
  const started = useRef(false);
  const again = useRef(false);
  const act = async () => {
    again.current = started.current && follows;
    if (started.current) return;
    const result = onAct?.();
    if (!(result instanceof Promise)) return;
    started.current = true;
    setRunning(true);
    try {
      await result;
    } finally {
      started.current = false;
      setRunning(false);
    }
  };
  // Only the next render knows what the finished action has left to do.
  useEffect(() => {
    if (!running && again.current) void act();
  });
  return [running, act] as const;
};

export function ActionButton(props: ActionButtonProps) {
  const {
    kind = 'plain',
    size = 'm',
    icon,
    shortcut,
    hint = shortcut,
    blocked,
    reason = 'left',
    onAct,
    to,
    full,
    describedBy,
    children,
  } = props;
  const [running, act] = useAct(blocked ? undefined : onAct, props.follows);
  const busy = props.busy || running;
  const slow = useLate(busy);
  const own = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const whyId = useId();
  useButtonKey(shortcut, own, props.says ?? (typeof children === 'string' ? children : props.label));

  const classes = ['ui-button', `ui-button-${kind}`, `ui-button-${size}`, full && 'ui-button-full wide', props.className]
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      {slow ? <IconLoader size={16} className="ui-button-busy" /> : icon}
      {children !== undefined && <span className="ui-button-label">{children}</span>}
      {hint && <Kbd>{hint}</Kbd>}
    </>
  );
  if (to && !blocked)
    return (
      <Link ref={own} to={to} className={classes} aria-label={props.label} onClick={() => void onAct?.()}>
        {inside}
      </Link>
    );

  const button = (
    <button
      ref={(element) => {
        own.current = element as typeof own.current;
        if (typeof props.ref === 'function') props.ref(element);
        else if (props.ref) props.ref.current = element;
      }}
      type={props.type ?? 'button'}
      className={classes}
      aria-disabled={blocked || busy ? true : undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-label={props.label}
      aria-describedby={[blocked && reason !== 'elsewhere' && whyId, describedBy].filter(Boolean).join(' ') || undefined}
      onClick={(event) => {
        if (blocked || (busy && !props.follows)) event.preventDefault();
        else if (onAct) void act();
      }}
    >
      {inside}
    </button>
  );
  if (!blocked || reason === 'elsewhere') return button;
  return (
    <span
      className={
        full
          ? 'ui-button-with-reason row last inline wrap gap-12 lines-4 fit wide ui-button-full'
          : 'ui-button-with-reason row last inline wrap gap-12 lines-4 fit'
      }
    >
      <span id={whyId} className={reason === 'hidden' ? 'ui-unseen' : 'ui-button-reason'}>
        {blocked}
      </span>
      {button}
    </span>
  );
}
