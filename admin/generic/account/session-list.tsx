// The sessions of a user: device, sign-in time and last use; each can be signed out, or all at once.
import './session-list.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { FailedState } from '../failed-state.tsx';
import { ConfirmPopup } from '../popup/confirm-popup.tsx';

type Session = AnswerOf<'/me/sessions'>[number];

/** The owner of the sessions: the signed-in user, or a given user. */
export type Whose = '/me' | `/user/${number}`;
export const useSessions = (path: Whose, enabled = true) =>
  useQuery({
    queryKey: ['sessions', path],
    queryFn: async ({ signal }) => (await call(`${path}/sessions`, { signal })).json,
    enabled,
    retry: false,
  });

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet, unknown: IconDeviceDesktop };

function Row({ session, onEnd }: { session: Session; onEnd: (session: Session) => unknown }) {
  const say = useSay();
  const format = useFormat();
  const Icon = icons[session.device];
  const name = [session.browser, session.system].filter(Boolean).join(', ') || say('person.sessions.unknown');
  const activityTime = (at: string) => {
    const word = format.dayWord(format.dayOf(at));
    return word ? `${word} ${format.time(at)}` : format.dateTime(at);
  };
  return (
    <li className="row wrap gap-12 lines-4 pad-y-8 pad-x-16">
      <Icon size={18} />
      <span className="session-text">
        <span>
          <b>{name}</b> {session.current && <Chip>{say('person.sessions.here')}</Chip>}
        </span>
        <span className="ui-small ui-faint">
          {session.address && `${session.address} · `}
          {say('person.sessions.since', { time: format.dateTime(session.created_at) })}
        </span>
      </span>
      <span className="ui-small ui-quiet ui-num">{session.current ? say('person.sessions.now') : activityTime(session.last_seen_at)}</span>
      {!session.current && (
        <ActionButton kind="dangerText" label={say('person.sessions.endOf', { name })} onAct={() => onEnd(session)}>
          {say('person.sessions.end')}
        </ActionButton>
      )}
    </li>
  );
}

function EndAll({ path, own, count, onClose }: { path: Whose; own: boolean; count: number; onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const act = async () => {
    const { json } = await call(`${path}/sessions`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: ['sessions', path] });
    toastSuccess(say('person.sessions.ended', { smart_count: json.ended }));
  };
  return (
    <ConfirmPopup
      title={say('person.sessions.endAll')}
      kind="danger"
      effect={say(own ? 'person.sessions.endOthers' : 'person.sessions.endEach', { smart_count: count })}
      send={act}
      onClose={onClose}
    />
  );
}

type Props = {
  path: Whose;
  title: string;
  own?: boolean;
  /** The user's role requires a second factor. */
  factorRequired?: boolean;
};

export function SessionList({ path, title, own = false, factorRequired = false }: Props) {
  const say = useSay();
  const failed = useFailure();
  const queries = useQueryClient();
  const { data, error, refetch } = useSessions(path);
  const [isOpen, setOpen] = useState(false);
  const others = data?.filter(({ current }) => !current).length ?? 0;
  const end = async (session: Session) => {
    try {
      await call(`${path}/sessions/${session.id}`, { method: 'DELETE' });
      await queries.invalidateQueries({ queryKey: ['sessions', path] });
      toastSuccess(say('person.sessions.ended', { smart_count: 1 }));
    } catch (refusal) {
      failed(refusal);
    }
  };
  return (
    <Card
      flush
      title={title}
      count={data?.length}
      action={
        others > (own ? 0 : 1) && (
          <ActionButton kind="dangerText" onAct={() => setOpen(true)}>
            {say('person.sessions.everywhere')}
          </ActionButton>
        )
      }
    >
      {data ? (
        <ul className="session-list">
          {data.map((session) => (
            <Row key={session.id} session={session} onEnd={end} />
          ))}
          {factorRequired && <li className="row wrap gap-12 lines-4 pad-y-8 pad-x-16 ui-small ui-faint">{say('person.factorRequired')}</li>}
          {data.length === 0 && <li className="row wrap gap-12 lines-4 pad-y-8 pad-x-16 ui-faint">{say('person.sessions.none')}</li>}
        </ul>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {isOpen && <EndAll path={path} own={own} count={others} onClose={() => setOpen(false)} />}
    </Card>
  );
}
