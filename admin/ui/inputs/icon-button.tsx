// An icon-only button: search, close, edit, more, paging. Its name is its tooltip.
import './icon-button.css';
import Tooltip from '@mui/material/Tooltip';
import { type AriaAttributes, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useButtonKey } from '../browser/shortcuts.ts';
import { useKeyName } from '../marks/kbd.tsx';
import { useAct } from './action-button.tsx';

export interface IconButtonProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-pressed'> {
  icon: ReactNode;
  /** The accessible name, shown as tooltip. */
  label: string;
  /** A shortcut, shown in the tooltip and bound to the button. */
  shortcut?: string;
  /** A returned promise disables the button until it settles. */
  onAct?: (opener: HTMLElement) => unknown;
  to?: string;
  /** The reason why the button is disabled, added to the tooltip. */
  blocked?: string | null;
  /** Disabled without a reason, such as "next" on the last page. */
  inert?: boolean;
  className?: string;
}

export function IconButton({ icon, label, shortcut, onAct, to, blocked, inert, className, ...aria }: IconButtonProps) {
  const keyName = useKeyName();
  const own = useRef<HTMLElement>(null);
  const [running, act] = useAct(() => own.current && onAct?.(own.current));
  useButtonKey(shortcut, own, label);

  const classes = ['ui-icon-button', className].filter(Boolean).join(' ');
  const name = blocked ? `${label}: ${blocked}` : label;
  return (
    <Tooltip title={shortcut ? `${name} (${keyName(shortcut)})` : name}>
      {to && !blocked ? (
        <Link
          ref={(element) => {
            own.current = element;
          }}
          to={to}
          className={classes}
          aria-label={name}
        >
          {icon}
        </Link>
      ) : (
        <button
          ref={(element) => {
            own.current = element;
          }}
          type="button"
          className={classes}
          aria-label={name}
          aria-disabled={blocked || inert || running ? true : undefined}
          onClick={() => {
            if (!blocked && !inert) void act();
          }}
          {...aria}
        >
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
