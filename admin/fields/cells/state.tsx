// How a record with a life stands, as a coloured word: a table gives each of its states a look.
import type { ReactNode } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { StateWord, StatusGlyph, type TaskStatus } from '#admin/ui/marks/status.tsx';
import type { Metadata } from '#generated/metadata.ts';
import type { CellProps } from '../kinds.ts';

type States = Readonly<Record<string, number>>;
type Living = { [E in keyof Metadata as Metadata[E] extends { workflow: { states: States } } ? E : never]: Metadata[E] };

export type StateLook = {
  /** The state of a task that means the same: its colour. */
  readonly tone: TaskStatus;
  /** The sign of that state where nothing is said. */
  readonly icon?: ReactNode;
};

/**
 * The mark of a state, and the cell of a list that shows it; a state without a look does not compile. What stands inside the mark stands
 * before its word.
 */
export const stateMark = <Of extends States>(entity: keyof Living, states: Of, looks: Readonly<Record<keyof Of, StateLook>>) => {
  const byNumber = new Map(Object.entries(states).map(([name, state]) => [state, looks[name]]));
  function Mark({ status, children }: { status: number; children?: ReactNode }) {
    const words = useEntityWords(entity);
    const { tone, icon } = byNumber.get(status) ?? { tone: 0 };
    return (
      <StateWord tone={tone} icon={icon ?? <StatusGlyph status={tone} />}>
        {children}
        {words.choice('status', status)}
      </StateWord>
    );
  }
  function Cell({ value }: CellProps) {
    return <Mark status={Number(value)} />;
  }
  return { Mark, Cell };
};
