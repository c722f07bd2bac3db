// The page of a project template: its content, and starting a project from it.
import { useState } from 'react';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { can } from '#schema/core/access.ts';
import { StartProject } from './start-project.tsx';

const starts = can('projects.create');

function Start({ record }: RecordProps<'project_template'>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const may = useMay(starts);
  if (!may || record.archived) return null;
  return (
    <>
      <ActionButton kind="main" icon={<IconPlayerPlayFilled size={16} />} onAct={() => setOpen(true)}>
        {say('project_template.screen.start')}
      </ActionButton>
      {open && <StartProject template={record} onClose={() => setOpen(false)} />}
    </>
  );
}

const useExtras = (): Extras<'project_template'> => ({ Acts: Start });

export default function ProjectTemplatePage() {
  return <ExtendedRecordPage entity="project_template" useExtras={useExtras} />;
}
