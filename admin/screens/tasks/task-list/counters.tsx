// How many of the shown tasks run, are late, were not confirmed; one click shows only those.
import type { ReactNode } from 'react';
import type { Filter } from '#admin/generic/list/listing.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconClockExclamation, IconMessageX, IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { FactButton } from '#admin/ui/page/page-header.tsx';
import { isNarrowedTo, type Narrowing, withNarrowing } from './lists.ts';
import { useTaskCount } from './use-tasks.ts';

const signs: Readonly<Record<Narrowing, { tone: 'live' | 'danger'; icon: ReactNode }>> = {
  running: { tone: 'live', icon: <IconPlayerPlayFilled size={12} /> },
  overdue: { tone: 'danger', icon: <IconClockExclamation size={15} /> },
  denied: { tone: 'danger', icon: <IconMessageX size={15} /> },
};

type Props = {
  filter: Filter;
  /** The filter as the server takes it, with one narrowing more. */
  asked: (filter: Filter) => Filter;
  onChange: (filter: Filter) => void;
};

function Counter({ of, filter, asked, onChange }: Props & { of: Narrowing }) {
  const say = useSay();
  const on = isNarrowedTo(filter, of);
  const count = useTaskCount(asked(withNarrowing(filter, of, true)));
  if (!on && !count) return null;
  return (
    <FactButton {...signs[of]} pressed={on} onAct={() => onChange(withNarrowing(filter, of, !on))}>
      {say(`task_page.counters.${of}`, { smart_count: count ?? 0 })}
    </FactButton>
  );
}

export function Counters(props: Props) {
  return (
    <>
      <Counter of="running" {...props} />
      <Counter of="overdue" {...props} />
      <Counter of="denied" {...props} />
    </>
  );
}
