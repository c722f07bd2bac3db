// The cards beside a project: its progress by steps, client, and facts.

import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { useProjectInvoices } from '#admin/screens/invoicing/shared/project-invoices.tsx';
import { projectStateName, projectStates } from '#admin/screens/projects/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { AvatarStack } from '#admin/ui/marks/avatar.tsx';
import { IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import type { ProjectPage } from './data.ts';
import { MaterialWorth } from './material-worth.tsx';

/** The steps of the project: without a handover it ends by other steps. */
const wayOf = ({ status, confirmation }: ProjectPage): readonly number[] => {
  const without =
    status === projectStates.finishedWithoutHandover || (status === projectStates.invoiced && confirmation?.answer !== 'confirmed');
  return without
    ? [projectStates.open, projectStates.finishedWithoutHandover, projectStates.invoiced]
    : [projectStates.open, projectStates.waitingForLeader, projectStates.waitingForClient, projectStates.finished, projectStates.invoiced];
};

export function FlowCard({ page }: { page: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const { status, date_added, handover_at, confirmation, date_finished } = page;
  const at: Readonly<Record<number, string | null | undefined>> = {
    [projectStates.open]: date_added,
    [projectStates.waitingForLeader]: handover_at,
    [projectStates.waitingForClient]: confirmation?.sent_at,
    [projectStates.finished]: date_finished,
    [projectStates.finishedWithoutHandover]: date_finished,
  };
  const way = wayOf(page);
  const here = way.indexOf(status);
  return (
    <Card title={say('project_page.flow.title')}>
      <ol className="list">
        {way.map((step, place) => {
          const look = place < here ? 'done' : place === here ? 'now' : 'ahead';
          const date = place <= here && at[step] ? format.dateTime(at[step]) : null;
          return (
            <li
              key={step}
              className={`project-step row wrap gap-10 project-step-${look}`}
              aria-current={look === 'now' ? 'step' : undefined}
            >
              <span className="project-step-number ui-num">{step}</span>
              <span className="project-step-name">{say(`project.values.status.${projectStateName(step)}`)}</span>
              {date && (
                <span className="ui-small ui-faint ui-num">
                  {look === 'now' && place > 0 ? say('project_page.flow.since', { date }) : date}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

export function DataCard({ page, onEdit }: { page: ProjectPage; onEdit: (() => void) | undefined }) {
  const say = useSay();
  const format = useFormat();
  const nameOf = useNameOf();
  const people = page.members.map((id) => ({ id, name: nameOf(id) }));
  const { count, kilometers } = page.rides;
  const invoices = useProjectInvoices(page.id);
  return (
    <Card
      title={say('project_page.data.title')}
      action={onEdit && <IconButton icon={<IconPencil size={16} />} label={say('project_page.edit')} onAct={onEdit} />}
    >
      <DescriptionList
        items={[
          { label: say('project.fields.leader_id'), value: page.leader_name ?? '' },
          {
            label: say('project.fields.members'),
            value:
              people.length > 0 ? (
                <AvatarStack people={people} max={8} />
              ) : (
                <span className="ui-faint">{say('project_page.data.nobody')}</span>
              ),
          },
          ...(page.starts_on
            ? [{ label: say('project.fields.starts_on'), value: <span className="ui-num">{format.date(page.starts_on)}</span> }]
            : []),
          {
            label: say('project.fields.deadline'),
            value: page.deadline ? (
              <span className="ui-num">{format.dateTime(page.deadline)}</span>
            ) : (
              <span className="ui-faint">{say('project_page.progress.noDeadline')}</span>
            ),
          },
          ...(page.template_id !== null && page.template_name
            ? [
                {
                  label: say('project_page.data.template'),
                  value: (
                    <RecordLink entity="project_template" id={page.template_id}>
                      {page.template_name}
                    </RecordLink>
                  ),
                },
              ]
            : []),
          ...(page.offers.length > 0
            ? [
                {
                  label: say('project_page.data.offer'),
                  value: page.offers.map(({ id, number, letter, net }) => (
                    <div key={id}>
                      <RecordLink entity="project_offer" id={id}>
                        {recordNumber(entityOf('project_offer'), number)} {letter}
                      </RecordLink>
                      , <span className="ui-num ui-one-line">{format.money(net)}</span>
                    </div>
                  )),
                },
              ]
            : []),
          ...(page.material
            ? [
                {
                  label: say('project.fields.materials'),
                  value: (
                    <span className="row stretch wrap gap-12 lines-0">
                      <MaterialWorth of={page.material} />
                    </span>
                  ),
                },
              ]
            : []),
          ...(count > 0
            ? [
                {
                  label: say('project.fields.transports'),
                  value: say('project_page.data.rides', { smart_count: count, kilometers: format.kilometers(kilometers) }),
                },
              ]
            : []),
          ...(invoices ? [{ label: say('invoice.one'), value: invoices }] : []),
          { label: say('project.fields.date_added'), value: <span className="ui-num">{format.dateTime(page.date_added)}</span> },
        ]}
      />
    </Card>
  );
}
