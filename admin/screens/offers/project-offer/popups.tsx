// The questions that an offer asks: to whom it goes, when the work begins, why not, and whether the draft may go.
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { PeopleFields } from '#admin/screens/projects/shared/people-fields.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { IconSend } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { nameOfOffer, type Offer, type Outcome, useReread } from './data.ts';

export type PopupProps = { offer: Offer; onClose: () => void };

export function SendOffer({ offer, address, onClose }: PopupProps & { address: string | null }) {
  const say = useSay();
  const reread = useReread();
  const [email, setEmail] = useState(address ?? '');
  const [message, setMessage] = useState('');
  const { error, press } = usePress(onClose);
  const number = nameOfOffer(offer);
  return (
    <Popup
      open
      title={say('project_offer.screen.send.title')}
      subject={number}
      onClose={onClose}
      filled={message !== ''}
      error={error}
      action={{
        label: say('project_offer.screen.send.action'),
        icon: <IconSend size={16} />,
        blocked: email.trim() ? null : say('project_offer.reasons.noAddress'),
        onAct: () =>
          press([email, message], async (key) => {
            const headers = { 'If-Match': String(offer.version) };
            await sendOnce(`/project_offer/${offer.id}/send`, { body: { email: email.trim(), message }, headers }, key);
            await reread();
            toastSuccess(say('project_offer.screen.send.done', { number }));
          }),
      }}
    >
      <LineField label={say('project_offer.screen.send.to')} value={email} onChange={setEmail} max={254} required />
      <NotesField label={say('project_offer.screen.send.message')} value={message} onChange={setMessage} max={2000} />
      <p className="ui-small ui-faint">{say('project_offer.screen.send.effect')}</p>
    </Popup>
  );
}

export function AcceptOffer({ offer, outcome, onClose }: PopupProps & { outcome: Outcome }) {
  const say = useSay();
  const id = useId();
  const reread = useReread();
  const navigate = useNavigate();
  const [starts_on, setStart] = useState<string | null>(outcome.starts_on);
  const [leader_id, setLeader] = useState<number | null>(offer.leader_id);
  const [members, setMembers] = useState<number[]>([]);
  const { error, press } = usePress(onClose);
  const number = nameOfOffer(offer);
  return (
    <Popup
      open
      title={say('project_offer.screen.accept.title')}
      subject={number}
      onClose={onClose}
      filled={members.length > 0}
      error={error}
      action={{
        label: say('project_offer.screen.accept.action'),
        blocked: starts_on ? null : say('project_template.screen.startsOn'),
        onAct: () =>
          press([starts_on, leader_id, members], async (key) => {
            const body = { starts_on, leader_id, members };
            const { project_id } = await sendOnce(`/project_offer/${offer.id}/accept`, { body }, key);
            await reread();
            toastSuccess(say('project_offer.screen.accept.done', { number }));
            await navigate(pathTo(entityOf('project'), project_id) ?? '/');
          }),
      }}
    >
      <label className="field" htmlFor={`${id}start`}>
        <span className="field-label">{say('project_template.screen.startsOn')}</span>
        <DateInput id={`${id}start`} value={starts_on} onChange={setStart} required />
      </label>
      <PeopleFields leader={leader_id} members={members} team={outcome.team} onLeader={setLeader} onMembers={setMembers} />
    </Popup>
  );
}

export function DeclineOffer({ offer, onClose }: PopupProps) {
  const say = useSay();
  const reread = useReread();
  const [reason, setReason] = useState('');
  const { error, press } = usePress(onClose);
  const number = nameOfOffer(offer);
  return (
    <Popup
      open
      title={say('project_offer.screen.decline.title')}
      subject={number}
      onClose={onClose}
      filled={reason !== ''}
      error={error}
      action={{
        label: say('project_offer.screen.decline.action'),
        kind: 'danger',
        onAct: () =>
          press(reason, async (key) => {
            await sendOnce(`/project_offer/${offer.id}/decline`, { body: { reason } }, key);
            await reread();
            toastSuccess(say('project_offer.screen.decline.done', { number }));
          }),
      }}
    >
      <NotesField label={say('project_offer.screen.decline.reason')} value={reason} onChange={setReason} />
    </Popup>
  );
}

export function RemoveDraft({ offer, onClose }: PopupProps) {
  const say = useSay();
  const reread = useReread();
  const navigate = useNavigate();
  const { error, press } = usePress(onClose);
  const number = nameOfOffer(offer);
  return (
    <Popup
      open
      title={say('project_offer.screen.remove.title')}
      subject={number}
      onClose={onClose}
      error={error}
      action={{
        label: say('project_offer.screen.remove.title'),
        kind: 'danger',
        onAct: () =>
          press(null, async (key) => {
            await sendOnce(`/project_offer/${offer.id}`, { method: 'DELETE' }, key);
            await navigate(offer.previous_id === null ? '/projectOffers' : `/projectOffer/${offer.previous_id}`, { replace: true });
            await reread();
            toastSuccess(say('project_offer.screen.removed_draft', { number }));
          }),
      }}
    >
      <p>{say('project_offer.screen.remove.final')}</p>
    </Popup>
  );
}
