// The popups of an offer: send, accept, decline, delete the draft.
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { PeopleFields } from '#admin/screens/projects/shared/people-fields.tsx';
import { DateInput } from '#admin/ui/inputs/date-input.tsx';
import { IconSend } from '#admin/ui/marks/icons.tsx';
import { nameOfOffer, type Offer, type Outcome, useReread } from './data.ts';

export type PopupProps = { offer: Offer; onClose: () => void };

export function SendOffer({ offer, address, onClose }: PopupProps & { address: string | null }) {
  const say = useSay();
  const reread = useReread();
  const number = nameOfOffer(offer);
  return (
    <TransitionPopup
      entity="project_offer"
      name="send"
      record={offer}
      parameters={{ number }}
      subject={number}
      icon={<IconSend size={16} />}
      effect={null}
      only={['email', 'message']}
      fields={{ email: { required: true, missing: say('project_offer.reasons.noAddress') } }}
      given={{ email: address }}
      send={({ email, message }, key) =>
        sendOnce(`/project_offer/${offer.id}/send`, { body: { email, message }, headers: { 'If-Match': String(offer.version) } }, key)
      }
      onDone={reread}
      onClose={onClose}
      foot={<p className="ui-small ui-faint">{say('project_offer.popups.send.effect')}</p>}
    />
  );
}

export function AcceptOffer({ offer, outcome, onClose }: PopupProps & { outcome: Outcome }) {
  const say = useSay();
  const id = useId();
  const reread = useReread();
  const navigate = useNavigate();
  const number = nameOfOffer(offer);
  return (
    <TransitionPopup
      entity="project_offer"
      name="accept"
      record={offer}
      parameters={{ number }}
      subject={number}
      given={{ starts_on: outcome.starts_on, leader_id: offer.leader_id }}
      fields={{
        starts_on: {
          required: true,
          missing: say('project_template.screen.startsOn'),
          draw: ({ values: { starts_on }, change }) => (
            <label className="field" htmlFor={`${id}start`}>
              <span className="field-label">{say('project_template.screen.startsOn')}</span>
              <DateInput id={`${id}start`} value={starts_on} onChange={(day) => change({ starts_on: day })} required />
            </label>
          ),
        },
        leader_id: {
          draw: ({ values: { leader_id, members }, change }) => (
            <PeopleFields
              leader={leader_id}
              members={members}
              team={outcome.team}
              onLeader={(leader) => change({ leader_id: leader })}
              onMembers={(chosen) => change({ members: chosen })}
            />
          ),
        },
        members: { draw: null },
      }}
      // The page navigates to the project, so nothing is read again here.
      send={(body, key) => sendOnce(`/project_offer/${offer.id}/accept`, { body }, key)}
      onDone={async ({ project_id }) => {
        await reread();
        await navigate(pathTo(entityOf('project'), project_id) ?? '/');
      }}
      onClose={onClose}
    />
  );
}

export function DeclineOffer({ offer, onClose }: PopupProps) {
  const reread = useReread();
  const number = nameOfOffer(offer);
  return (
    <TransitionPopup
      entity="project_offer"
      name="decline"
      record={offer}
      parameters={{ number }}
      subject={number}
      kind="danger"
      onDone={reread}
      onClose={onClose}
    />
  );
}

export function RemoveDraft({ offer, onClose }: PopupProps) {
  const say = useSay();
  const reread = useReread();
  const navigate = useNavigate();
  const number = nameOfOffer(offer);
  return (
    <TransitionPopup
      entity="project_offer"
      name="remove"
      record={offer}
      subject={number}
      kind="danger"
      effect={say('project_offer.popups.remove.final')}
      // The page is about to be left, so nothing is read again here.
      send={(_, key) => sendOnce(`/project_offer/${offer.id}`, { method: 'DELETE' }, key)}
      onDone={async () => {
        await navigate(offer.previous_id === null ? '/projectOffers' : `/projectOffer/${offer.previous_id}`, { replace: true });
        await reread();
      }}
      done={say('project_offer.screen.removed_draft', { number })}
      onClose={onClose}
    />
  );
}
