// The footer of a line editor: save status and keyboard hints, or why the lines are read-only.
import './foot.css';
import type { ReactNode } from 'react';
import { IconCloudUpload, IconLock } from '#admin/ui/marks/icons.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

type Props = {
  /** The save status as a text. */
  saveStatus: string;
  /** Whether a save has failed. */
  failed: boolean;
  /** The keyboard hints, if there are any. */
  keys: ReactNode;
  /** Actions for a failed save. */
  children?: ReactNode;
};

export function LinesFoot({ saveStatus, failed, keys, children }: Props) {
  const phone = useBelow(768);
  return (
    <footer className="lines-foot row wrap gap-8 ui-small ui-quiet">
      <IconCloudUpload size={16} />
      <span role="status" className={failed ? 'ui-danger' : undefined}>
        {saveStatus}
      </span>
      {children}
      {!phone && <span className="row inline wrap gap-6 push">{keys}</span>}
    </footer>
  );
}

export function LockedFoot({ children }: { children: string }) {
  return (
    <footer className="lines-foot row wrap gap-8 ui-small ui-quiet">
      <IconLock size={16} />
      <span>{children}</span>
    </footer>
  );
}
