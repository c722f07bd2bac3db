// The buttons of the public pages: one leads on (lime, or ink for a refusal), the others are quiet; a link may look like a button.
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

type Look = { look?: 'forward' | 'ink' | 'quiet'; icon?: IconName; children: ReactNode };

const classOf = ({ look = 'quiet' }: { look?: Look['look'] }) => `button ${look}`;

/** While `busy` it keeps its width and shows a spinner after 150 ms; blocked or busy, it stays focusable and does nothing. */
export const Button = ({
  look,
  icon,
  busy = false,
  blocked = false,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; blocked?: boolean }) => (
  <button
    type="button"
    {...rest}
    className={classOf({ look })}
    aria-disabled={busy || blocked || undefined}
    data-busy={busy || undefined}
    onClick={busy || blocked ? undefined : onClick}
  >
    <span className="button-label">
      {icon && <Icon name={icon} />}
      {children}
    </span>
    {busy && <span className="spinner" aria-hidden="true" />}
  </button>
);

export const ButtonLink = ({ look, icon, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={classOf({ look })}>
    <span className="button-label">
      {icon && <Icon name={icon} />}
      {children}
    </span>
  </a>
);
