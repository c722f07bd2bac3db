// The actions on a user account: invite, reset password, deactivate, activate, second factor and PIN.
import { useState } from 'react';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconIdBadge, IconLock, IconMail, IconShield, IconUserCheck, IconUserX } from '#admin/ui/marks/icons.tsx';
import type { MoreItem } from '#admin/ui/overlays/more-menu.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { can } from '#schema/core/access.ts';
import { Deactivate } from './deactivate.tsx';
import { Invite } from './invite.tsx';
import { ResetPassword } from './reset-password.tsx';

const user = entityOf('user');

/** The account's status, except deactivated, which the page shows itself. */
export function Standing({ record }: RecordProps<'user'>) {
  const say = useSay();
  const format = useFormat();
  if (!record.active) return null;
  if (record.password_set_at) return <Chip>{say('person.joined')}</Chip>;
  return <Chip>{record.invited_at ? say('person.invited', { date: format.date(record.invited_at) }) : say('person.notInvited')}</Chip>;
}

export function Acts({ record }: RecordProps<'user'>) {
  const say = useSay();
  const failed = useFailure();
  const afterChange = useAfterChange(user);
  const { user: me } = useSession();
  const mayWrite = useMay(user.access.update);
  const phone = useBelow(768);
  const mayDeactivate = useMay(can('users.deactivate')) && mayWrite;
  const [popup, setPopup] = useState<'invite' | 'password' | 'deactivate' | null>(null);
  const close = () => setPopup(null);
  const activate = async () => {
    try {
      await call(`/user/${record.id}/active`, { method: 'PUT', body: { active: true } });
      await afterChange();
      toastSuccess(say('person.activated', { name: record.title }));
    } catch (error) {
      failed(error);
    }
  };
  const joined = Boolean(record.password_set_at);
  return (
    <>
      {mayWrite && record.active && !joined && (
        <ActionButton kind="quiet" icon={<IconMail size={16} />} onAct={() => setPopup('invite')}>
          {say(record.invited_at ? 'person.inviteAgain' : 'person.invite')}
        </ActionButton>
      )}
      {mayWrite && record.active && joined && record.id !== me.id && (
        <ActionButton kind="quiet" icon={<IconLock size={16} />} onAct={() => setPopup('password')}>
          {say('person.resetPassword')}
        </ActionButton>
      )}
      {mayDeactivate && record.active && !phone && (
        <ActionButton kind="dangerText" onAct={() => setPopup('deactivate')}>
          {say('person.deactivate')}
        </ActionButton>
      )}
      {mayDeactivate && !record.active && (
        <ActionButton icon={<IconUserCheck size={16} />} onAct={activate}>
          {say('person.activate')}
        </ActionButton>
      )}
      {popup === 'invite' && <Invite record={record} onClose={close} />}
      {popup === 'password' && <ResetPassword record={record} onClose={close} />}
      {popup === 'deactivate' && <Deactivate record={record} onClose={close} />}
    </>
  );
}

export type PopupName = 'factor' | 'pin' | 'takePin' | 'deactivate';
/** The menu items; on a phone including the second button of the header. */
export const useMore = (record: WholeRecord<'user'>, onOpen: (name: PopupName) => void): MoreItem[] => {
  const say = useSay();
  const phone = useBelow(768);
  const mayWrite = useMay(user.access.update);
  const mayDeactivate = useMay(can('users.deactivate')) && phone;
  if (!mayWrite || !record.active) return [];
  return [
    { id: 'pin', label: say(record.pin_set_at ? 'person.pinAnew' : 'person.pinGive'), icon: <IconIdBadge />, onAct: () => onOpen('pin') },
    ...(record.pin_set_at ? [{ id: 'takePin', label: say('person.pinTake'), icon: <IconIdBadge />, onAct: () => onOpen('takePin') }] : []),
    ...(record.second_factor_since
      ? [{ id: 'factor', label: say('person.factorTake'), icon: <IconShield />, danger: true, onAct: () => onOpen('factor') }]
      : []),
    ...(mayDeactivate
      ? [{ id: 'deactivate', label: say('person.deactivate'), icon: <IconUserX />, danger: true, onAct: () => onOpen('deactivate') }]
      : []),
  ];
};
