// Below the lines: whether what was written is saved, and the keys that write faster; or why nothing can be written any more.
import './foot.css';
import type { ReactNode } from 'react';
import { IconCloudUpload, IconLock } from '#admin/ui/marks/icons.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';

type Props = {
  /** Whether what is written is saved. */
  saveStatus: string;
  /** Something of it is not. */
  failed: boolean;
  /** The keys that write faster, where there are any. */
  keys: ReactNode;
  /** What can be done about what is not saved. */
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
