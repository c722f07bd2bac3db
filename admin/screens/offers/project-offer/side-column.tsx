// Beside an offer: actions, the preview of its acceptance, differences from the previous version, and its people.
import type { ReactNode } from 'react';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { projectOfferStates } from '#admin/screens/offers/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { differencesOf } from '#schema/offers/offer-totals.ts';
import type { Offer, Outcome } from './data.ts';
import { useDifferenceWords } from './differences.ts';
import type { Draft } from './draft.ts';

const dash = '–';

export function WillBe({ offer, outcome }: { offer: Offer; outcome: Outcome }) {
  const say = useSay();
  const format = useFormat();
  const hours = outcome.plan.reduce((sum, { planned_time }) => sum + planned_time, 0);
  const first = outcome.tasks.flatMap(({ deadline }) => deadline ?? []).sort()[0];
  const count = String(outcome.tasks.length);
  const done = offer.status === projectOfferStates.accepted;
  return (
    <Card title={say(done ? 'project_offer.screen.came' : 'project_offer.screen.will')}>
      <DescriptionList
        items={[
          {
            label: say('project_offer.screen.project'),
            value:
              offer.project_id !== null ? (
                <RecordLink entity="project" id={offer.project_id}>
                  {offer.project_name}
                </RecordLink>
              ) : outcome.template ? (
                say('project_offer.screen.fromTemplate', { title: outcome.template })
              ) : (
                say('project_offer.screen.withoutTemplate')
              ),
          },
          {
            label: say('project_offer.screen.hours'),
            value:
              hours > 0
                ? say('project_offer.screen.hoursIn', {
                    hours: format.hourCount(hours / 3600),
                    types: say('project_offer.screen.workTypes', { smart_count: outcome.plan.length }),
                  })
                : dash,
          },
          {
            label: say('project_offer.screen.tasks'),
            value:
              outcome.tasks.length === 0
                ? say('project_offer.screen.noTasks')
                : first
                  ? say('project_offer.screen.tasksFrom', { count, date: format.date(first) })
                  : count,
          },
          ...(outcome.team.length > 0
            ? [
                {
                  label: say('project_offer.screen.team'),
                  value: outcome.team.map(({ people, user_type_name }) => `${people} × ${user_type_name}`).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

type AgainstProps = { offer: Offer; draft: Draft; total: number; before: Offer; onCompare: () => void };

export function Against({ offer, draft, total, before, onCompare }: AgainstProps) {
  const say = useSay();
  const format = useFormat();
  const tell = useDifferenceWords();
  const differences = differencesOf(before.lines, draft.lines);
  const difference = total - Number(before.total);
  const [first] = differences;
  const rest = differences.length - 1;
  return (
    <Card
      title={say('project_offer.screen.compared', { one: before.letter, other: offer.letter })}
      action={
        differences.length > 0 && (
          <button type="button" className="offer-link" onClick={onCompare}>
            {say('project_offer.screen.compare')}
          </button>
        )
      }
    >
      <DescriptionList
        items={[
          { label: before.letter, value: <span className="ui-num">{format.money(Number(before.total))}</span> },
          { label: offer.letter, value: <span className="ui-num">{format.money(total)}</span> },
          {
            label: say('project_offer.screen.difference'),
            value: <span className={`ui-num ${difference < 0 ? 'offer-less' : ''}`}>{format.money(difference)}</span>,
          },
          {
            label: say('project_offer.screen.why'),
            value: first
              ? `${tell(first)}${rest > 0 ? ` ${say('project_offer.screen.more', { smart_count: rest })}` : ''}`
              : say('project_offer.screen.same'),
          },
        ]}
      />
    </Card>
  );
}

export function Facts({ offer, onEdit }: { offer: Offer; onEdit: (() => void) | null }) {
  const words = useEntityWords('project_offer');
  const say = useSay();
  const format = useFormat();
  const fact = (field: string, value: ReactNode) => ({ label: words.label(field), value: value || dash });
  return (
    <Card
      title={say('project_offer.screen.data')}
      action={onEdit && <IconButton icon={<IconPencil size={16} />} label={say('project_offer.screen.editData')} onAct={onEdit} />}
    >
      <DescriptionList
        items={[
          fact(
            'client_id',
            <RecordLink entity="client" id={offer.client_id}>
              {offer.client_name}
            </RecordLink>,
          ),
          ...(offer.branch_office_name ? [fact('branch_office_id', offer.branch_office_name)] : []),
          fact('contact_id', offer.contact_name),
          fact('leader_id', offer.leader_name),
          fact('valid_until', offer.valid_until && format.date(offer.valid_until)),
          ...(offer.starts_on ? [fact('starts_on', format.date(offer.starts_on))] : []),
          fact('payment', offer.payment),
        ]}
      />
    </Card>
  );
}
