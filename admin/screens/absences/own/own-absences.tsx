// The own absences: what is left of the vacation and why, what is coming, what has been, and the request under the thumb.
import './own.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useAbsenceKinds, useLeaveBalance, useOwnAbsences } from '#admin/screens/absences/shared/data.ts';
import { daysText } from '#admin/screens/absences/shared/days-text.ts';
import { RequestPopup } from '#admin/screens/absences/shared/request-popup.tsx';
import { AbsenceRow } from '#admin/screens/absences/shared/row.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Dock } from '#admin/ui/page/dock.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useNow } from '#admin/ui/time/ticker.ts';

type Own = NonNullable<ReturnType<typeof useOwnAbsences>['data']>;

function Balance({ user_id }: { user_id: number }) {
  const say = useSay();
  const format = useFormat();
  const { data, error, refetch } = useLeaveBalance(user_id);
  if (error) return <FailedState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={2} />;
  const ledger = `/leaveEntries?${new URLSearchParams({ user_id: String(user_id) })}`;
  return (
    <Card title={say('absence_page.leave.left')} action={<Link to={ledger}>{say('absence_page.leave.ledger')}</Link>}>
      <p className="own-left">
        <b className="ui-num">{daysText(format, data.left)}</b>
      </p>
      <dl className="own-parts row wrap gap-16">
        {(
          [
            ['year', data.year_days],
            ['carried', data.carried_over],
            ['used', data.used],
            ['requested', data.requested],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="ui-small ui-quiet">{say(`absence_page.leave.${name}`)}</dt>
            <dd className="ui-num">{daysText(format, value)}</dd>
          </div>
        ))}
      </dl>
      {data.lapses_on && <p className="ui-warn">{say('absence_page.leave.lapses', { day: format.date(data.lapses_on) })}</p>}
    </Card>
  );
}

function Rows({ title, rows }: { title: string; rows: Own }) {
  const kinds = useAbsenceKinds().data;
  if (rows.length === 0) return null;
  return (
    <Card title={title} count={rows.length}>
      <ul className="list absence-list">
        {rows.map((absence) => {
          const kind = kinds?.find(({ id }) => id === absence.kind_id);
          const shown = kind && 'color' in kind ? kind : undefined;
          return (
            <li key={absence.id}>
              <Link to={`/absence/${absence.id}`}>
                <AbsenceRow absence={absence} title={shown?.name ?? ''} kind={shown} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export default function OwnAbsences() {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const { user } = useSession();
  const today = format.dayOf(useNow(useServerOffset(), { step: 60_000 }));
  const { data, error, refetch } = useOwnAbsences(user.id);
  const [requesting, setRequesting] = useState(false);
  usePageTitle(say('absence_page.own'));
  const ask = (
    <ActionButton kind="main" full={phone} icon={<IconPlus size={16} />} shortcut="N" onAct={() => setRequesting(true)}>
      {say('absence_page.ask')}
    </ActionButton>
  );
  return (
    <>
      <PageHeader title={say('absence_page.own')} actions={!phone && ask} />
      <div className="stack gap-16 own-absences">
        <Balance user_id={user.id} />
        {error && !data ? (
          <FailedState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : (
          <>
            <Rows title={say('absence_page.coming')} rows={data.filter(({ to }) => to >= today).toReversed()} />
            <Rows title={say('absence_page.past')} rows={data.filter(({ to }) => to < today)} />
            {data.length === 0 && <p className="ui-quiet">{say('absence_page.noOwn')}</p>}
          </>
        )}
      </div>
      {phone && <Dock label={say('absence_page.own')}>{ask}</Dock>}
      {requesting && <RequestPopup start={{}} onClose={() => setRequesting(false)} />}
    </>
  );
}
