// The users of a role with their last visit, and an assignment of further users.

import { useId, useState } from 'react';
import { useUpdate } from 'react-admin';
import { Link } from 'react-router';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useCaller, useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import type { Role } from '#admin/screens/people/shared/roles.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { forUser } from '#schema/core/access.ts';
import { type RolePerson, useAssigned, usePeople } from './data.ts';

const user = entityOf('user');

/** The rights that the user loses by the change of role. */
function Effect({ id, name }: { id: number; name: string }) {
  const say = useSay();
  const { data } = usePageRecord('user', id);
  return data ? <p className="ui-quiet">{say('people.role.assignEffect', { name, old: String(data.role_name ?? '') })}</p> : null;
}

function Assign({ role, people, onClose }: { role: Role; people: readonly RolePerson[]; onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const assigned = useAssigned();
  const [update] = useUpdate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ id: number; title: string } | null>(null);
  const { options, loading } = useOptions('user', text);
  const has = new Set(people.map((one) => one.id));
  const act = async () => {
    if (!chosen) return stay;
    await update('user', { id: chosen.id, data: { role_id: role.id }, previousData: { id: chosen.id } }, { returnPromise: true });
    return assigned();
  };
  return (
    <PressPopup
      title={say('people.role.assignTitle')}
      subject={role.title}
      onClose={onClose}
      filled={chosen !== null}
      action={{
        label: say('people.role.assignTitle'),
        blocked: chosen ? null : say('people.role.assignWhom'),
        subject: chosen?.id,
        send: act,
        done: say('people.role.assigned', { name: chosen?.title ?? '', role: role.title }),
      }}
    >
      <Chooser
        id={id}
        label={say('people.role.person')}
        required
        loading={loading}
        options={options.filter((one) => !has.has(one.id)).map((one) => ({ value: one.id, label: one.title }))}
        value={chosen && { value: chosen.id, label: chosen.title }}
        onSearch={setText}
        onChange={(choice) => setChosen(choice && { id: Number(choice.value), title: choice.label })}
      />
      {chosen && <Effect id={chosen.id} name={chosen.title} />}
    </PressPopup>
  );
}

export function PeopleCard({ role }: { role: Role }) {
  const say = useSay();
  const format = useFormat();
  const caller = useCaller();
  const [assigning, setAssigning] = useState(false);
  const { data, error, refetch } = usePeople(role.id);
  const opens = forUser(user.access.read, caller) !== false;
  const mayAssign = useMay(user.access.update) && opens;
  const activityTime = (at: string) => {
    const word = format.dayWord(format.dayOf(at));
    return word ? `${word} ${format.time(at)}` : format.date(at);
  };
  return (
    <Card title={say('people.role.who')} count={data?.length}>
      <ul className="role-people stack gap-10 list below-12">
        {error && !data && (
          <li className="row gap-8 fit tall-24 tap">
            <FailedState error={error} onRetry={refetch} />
          </li>
        )}
        {!error && !data && (
          <li className="row gap-8 fit tall-24 tap">
            <SkeletonLine height="2rem" />
          </li>
        )}
        {data?.map((one) => (
          <li key={one.id} className="row gap-8 fit tall-24 tap">
            <Avatar name={one.title} />
            {opens ? (
              <Link className="ui-one-line" to={pathTo(user, one.id) ?? '/'}>
                {one.title}
              </Link>
            ) : (
              <span className="ui-one-line">{one.title}</span>
            )}
            {one.last_seen_at && <span className="ui-small ui-faint ui-num">{activityTime(one.last_seen_at)}</span>}
          </li>
        ))}
        {data?.length === 0 && <li className="row gap-8 fit tall-24 tap ui-faint">{say('people.role.nobody')}</li>}
      </ul>
      {mayAssign && (
        <ActionButton full icon={<IconUserPlus size={16} />} onAct={() => setAssigning(true)}>
          {say('people.role.assign')}
        </ActionButton>
      )}
      {assigning && <Assign role={role} people={data ?? []} onClose={() => setAssigning(false)} />}
    </Card>
  );
}
