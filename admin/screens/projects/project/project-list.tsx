// The lists of projects, with counters of late projects and of those over plan.

import { useState } from 'react';
import EntityList from '#admin/generic/list/entity-list.tsx';
import { type FactsProps, ListFact } from '#admin/generic/list/list-facts.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { serverNow } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { projectStates } from '#admin/screens/projects/shared/states.ts';
import { IconAlertTriangle, IconClockExclamation } from '#admin/ui/marks/icons.tsx';

const over = 100;
const open = [projectStates.open, projectStates.waitingForLeader, projectStates.waitingForClient];

function Facts({ list, ...props }: FactsProps) {
  const say = useSay();
  // Fixed while the page is open: otherwise the rows would be read again each minute.
  const [now] = useState(serverNow);
  if (list === 'finished') return null;
  return (
    <>
      <ListFact {...props} narrows={{ status: open, deadline_lte: now }} icon={<IconClockExclamation size={15} />} tone="danger">
        {(count) => say('project_page.overdue', { smart_count: count })}
      </ListFact>
      <ListFact {...props} narrows={{ burn_warning: [over] }} icon={<IconAlertTriangle size={15} />} tone="danger">
        {(count) => say('project_page.over', { smart_count: count })}
      </ListFact>
    </>
  );
}

export default function ProjectList(props: ScreenProps) {
  return <EntityList {...props} facts={Facts} />;
}
