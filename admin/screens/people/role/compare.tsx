// Compares two roles by area: the differing permissions, and the common ones on request.
import './compare.css';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Chooser } from '#admin/fields/chooser.tsx';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { areaGroups, areaLabel, type PermissionArea, permissionsOf } from '#admin/screens/people/shared/permissions/permission-areas.ts';
import { hasCode, type Role, useRoles } from '#admin/screens/people/shared/roles.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconCheck, IconMinus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { permissions } from '#schema/permissions.ts';

const sides = ['one', 'other'] as const;
type Side = (typeof sides)[number];

/** The two roles named by the address. */
const useSides = (roles: readonly Role[]) => {
  const [params, setParams] = useSearchParams();
  const of = (side: Side) => roles.find(({ id }) => String(id) === params.get(side)) ?? null;
  const set = (part: Readonly<Partial<Record<Side | 'all', string | null>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const [one, other] = [of('one'), of('other')];
  return { one, other: one === other ? null : other, all: params.get('all') === '1', set };
};

function Has({ role, has }: { role: Role; has: boolean }) {
  const say = useSay();
  return (
    <td className={has ? 'compare-has' : 'compare-has-not'}>
      {has ? <IconCheck size={16} /> : <IconMinus size={16} />}
      <span className="ui-unseen">{say(has ? 'people.why.roleHas' : 'people.why.roleHasNot', { role: role.title })}</span>
    </td>
  );
}

function Rows({ area, pair, all }: { area: PermissionArea; pair: readonly [Role, Role]; all: boolean }) {
  const { find } = useSpeech();
  const held = (role: Role, code: number) => hasCode(role, code);
  const [one, other] = pair;
  return permissionsOf(area).flatMap((permission) => {
    const code = permissions[permission];
    const differs = held(one, code) !== held(other, code);
    if (!differs && !all) return [];
    return [
      <tr key={permission} className={differs && all ? 'compare-differs' : undefined}>
        <th scope="row">{find(`permission.${permission}`)}</th>
        <Has role={one} has={held(one, code)} />
        <Has role={other} has={held(other, code)} />
      </tr>,
    ];
  });
}

const differing = (area: PermissionArea, [one, other]: readonly [Role, Role]) =>
  permissionsOf(area).some(
    (permission) => one.permissions.includes(permissions[permission]) !== other.permissions.includes(permissions[permission]),
  );

function Differences({ pair, all }: { pair: readonly [Role, Role]; all: boolean }) {
  const say = useSay();
  const { find } = useSpeech();
  const areas = areaGroups.flatMap((group) => group.areas).filter((area) => all || differing(area, pair));
  if (areas.length === 0) return <EmptyState title={say('people.compare.same')}>{say('people.compare.sameText')}</EmptyState>;
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">{say('people.compare.permission')}</th>
          {pair.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area.name}>
          <tr className="compare-area">
            <th scope="rowgroup" colSpan={3}>
              {areaLabel(find, area)}
            </th>
          </tr>
          <Rows area={area} pair={pair} all={all} />
        </tbody>
      ))}
    </table>
  );
}

/** The number of permissions that only this role has. */
function Only({ role, than }: { role: Role; than: Role }) {
  const say = useSay();
  const count = role.permissions.filter((code) => !than.permissions.includes(code)).length;
  return <li>{say('people.compare.only', { role: role.title, smart_count: count })}</li>;
}

export default function CompareRoles({ entity }: ScreenProps) {
  const say = useSay();
  const words = useEntityWords(entity.name);
  const { rows: roles = [], isPending, error, refetch } = useRoles();
  useRefusedPage(error);
  const id = useId();
  const { one, other, all, set } = useSides(roles);
  usePageTitle(say('people.compare.title'));
  const choices = roles.map((role) => ({ value: role.id, label: role.title }));
  const chosen: Readonly<Record<Side, Role | null>> = { one, other };
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: words.many, to: entity.paths?.list ?? '/' },
          ...(one ? [{ label: one.title, to: pathTo(entity, one.id) ?? '/' }] : []),
        ]}
        title={say('people.compare.title')}
      />
      <Card flush label={say('people.compare.title')}>
        <div className="compare-tools">
          {sides.map((side) => (
            <Chooser
              key={side}
              id={`${id}-${side}`}
              label={say(side === 'one' ? 'people.compare.one' : 'people.compare.other')}
              options={choices.filter(({ value }) => value !== chosen[side === 'one' ? 'other' : 'one']?.id)}
              value={choices.find(({ value }) => value === chosen[side]?.id) ?? null}
              onChange={(choice) => set({ [side]: choice ? String(choice.value) : null })}
            />
          ))}
          <Checkbox label={say('people.compare.all')} checked={all} onChange={(on) => set({ all: on ? '1' : null })} />
        </div>
        {isPending ? (
          <SkeletonRows rows={6} />
        ) : error && roles.length === 0 ? (
          <FailedState error={error} onRetry={refetch} />
        ) : one && other ? (
          <>
            <ul className="compare-told row stretch wrap gap-24 lines-4 ui-quiet">
              <Only role={one} than={other} />
              <Only role={other} than={one} />
            </ul>
            <Differences pair={[one, other]} all={all} />
          </>
        ) : (
          <EmptyState title={say('people.compare.pick')}>{say('people.compare.pickText')}</EmptyState>
        )}
      </Card>
    </>
  );
}
