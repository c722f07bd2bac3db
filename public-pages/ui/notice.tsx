// A tinted strip above a form that says what happened.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

type Props = { tone: 'warn' | 'danger' | 'info'; icon: IconName; title: string; children?: ReactNode };

export const Notice = ({ tone, icon, title, children }: Props) => (
  <div className={`notice ${tone}`}>
    <Icon name={icon} />
    <div>
      <strong>{title}</strong> {children}
    </div>
  </div>
);
