// Counters of running, overdue and denied tasks; a click filters by them.
import { type FactsProps, ListFact } from '#admin/generic/list/list-facts.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconClockExclamation, IconMessageX, IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { narrowings } from './lists.ts';

const signs = {
  running: { tone: 'live', icon: <IconPlayerPlayFilled size={12} /> },
  overdue: { tone: 'danger', icon: <IconClockExclamation size={15} /> },
  denied: { tone: 'danger', icon: <IconMessageX size={15} /> },
} as const;
const counters = ['running', 'overdue', 'denied'] as const;

export function Counters(props: FactsProps) {
  const say = useSay();
  return counters.map((of) => (
    <ListFact key={of} {...props} {...signs[of]} narrows={narrowings[of]}>
      {(count) => say(`task_page.counters.${of}`, { smart_count: count })}
    </ListFact>
  ));
}
