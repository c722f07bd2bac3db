// A row of the profile: what is set, a note below it, and beside them what sets it.
import type { ReactNode } from 'react';

export function SettingRow({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="profile-row split wrap gap-16 lines-8">
      <div>
        <b>{name}</b>
        <div className="ui-small ui-faint">{note}</div>
      </div>
      <span className="row gap-8">{children}</span>
    </div>
  );
}
