// One of those that are offered as one types: its name, and what tells it from the others beside it, or below where a line is too short for both.
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
