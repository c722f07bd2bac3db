// The set-up steps of a new company up to its first task, shown instead of an empty list.
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import './first-steps.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import { useCaller, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { createPathOf, entityOf, importPathOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { forUser } from '#schema/core/access.ts';

/** In order of dependency, with the number of records that exist from the start. */
const kinds = [
  { id: 'workTypes', entity: 'work_type', begun: 0 },
  { id: 'roles', entity: 'role', begun: 1 },
  { id: 'people', entity: 'user', begun: 1 },
  { id: 'clients', entity: 'client', begun: 0 },
  { id: 'task', entity: 'task', begun: 0 },
] as const;
type Id = 'company' | (typeof kinds)[number]['id'];
type Step = { readonly id: Id; readonly done: boolean; readonly list: string; readonly to: string; readonly label: string };

/** The steps that the user may take; null for users who do not set up the company, undefined while loading. */
const useSteps = (): readonly Step[] | null | undefined => {
  const say = useSay();
  const caller = useCaller();
  // A step whose records cannot be read cannot be checked.
  const mayBoth = (entity: string, verb: 'create' | 'update') => {
    const { access } = entityOf(entity);
    return [access.read, access[verb]].every((rule) => rule !== undefined && forUser(rule, caller) === true);
  };
  const mine = mayBoth('settings', 'update');
  const { data: company, error } = usePageRecord('settings', 1, { enabled: mine });
  const open = mine ? kinds.filter(({ entity }) => mayBoth(entity, 'create')) : [];
  const counts = useEntityCounts(
    open.map(({ entity }) => ({ entity: entityOf(entity), filter: entity === 'task' ? { list: 'all' } : {} })),
  );
  const words = {
    settings: useEntityWords('settings').one,
    work_type: useEntityWords('work_type').create,
    role: useEntityWords('role').create,
  };
  const more = { user: useEntityWords('user').create, client: say('csv.button'), task: useEntityWords('task').create };
  const labels: Readonly<Record<string, string>> = { ...words, ...more };
  // After a failed read no steps are shown.
  if (!mine || error) return null;
  if (!company || counts.some((count) => count === undefined)) return undefined;
  return [
    {
      id: 'company',
      // The settings were saved, or came with a VAT number.
      done: company.version > 1 || company.vat_number !== null,
      list: '/settings',
      to: '/settings',
      label: labels.settings ?? '',
    },
    ...open.map(({ id, entity, begun }, at): Step => {
      const about = entityOf(entity);
      const way = id === 'clients' ? importPathOf(about) : createPathOf(about);
      const list = about.paths?.list ?? '/';
      return { id, done: (counts[at] ?? 0) > begun, list, to: way ?? list, label: labels[entity] ?? '' };
    }),
  ];
};

/** The steps until all are done; then the usual content. */
export function FirstSteps({ otherwise }: { otherwise: ReactNode }) {
  const say = useSay();
  const steps = useSteps();
  const { user } = useSession();
  const name = `${user.name} ${user.last_name}`;
  if (steps === undefined) return <SkeletonRows rows={6} />;
  const next = steps?.find(({ done }) => !done);
  if (!steps || !next) return otherwise;
  return (
    <section className="first-steps pad-24" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('first_steps.title')}</h2>
      <p className="ui-quiet">
        {say('first_steps.note')} <Link to="/profile">{say('first_steps.profile', { name })}</Link>
      </p>
      <ol className="stack list above-16">
        {steps.map((step, at) => (
          <li key={step.id} className={step.done ? 'first-steps-done' : step === next ? 'first-steps-next' : undefined}>
            <span aria-hidden={!step.done}>
              {step.done ? <IconCheck size={16} /> : at + 1}
              {step.done && <span className="ui-unseen">{say('first_steps.done')}</span>}
            </span>
            <p className="stack fit">
              <b>{step.done ? <Link to={step.list}>{say(`first_steps.${step.id}.title`)}</Link> : say(`first_steps.${step.id}.title`)}</b>{' '}
              <span className="ui-quiet">{say(`first_steps.${step.id}.note`)}</span>
            </p>
            {!step.done && (
              <ActionButton kind={step === next ? 'main' : 'plain'} to={step.to}>
                {step.label}
              </ActionButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
