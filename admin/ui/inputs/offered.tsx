// One option of an autocomplete: its name, with distinguishing details beside it, or below if the line is too short.
import './offered.css';
import type { ReactNode } from 'react';

export function Offered({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <span className="ui-offered row baseline wrap gap-12 lines-0 grow fit">
      <span className="ui-offered-name">{children}</span>
      {note}
    </span>
  );
}
