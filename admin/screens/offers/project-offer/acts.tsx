// The actions on a project offer: one main action, and a copy as a new version.
import { useNavigate } from 'react-router';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { projectOfferStates } from '#admin/screens/offers/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck, IconCopy, IconSend, IconX } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { type Offer, type Outcome, useReread } from './data.ts';
import type { PopupName } from './named-popup.tsx';

const writes = can('project_offers.write');
/** A, B … Z, AA: the same numbering as the server's. */
const next = (letter: string) =>
  letter.endsWith('Z') ? '' : `${letter.slice(0, -1)}${String.fromCharCode(letter.charCodeAt(letter.length - 1) + 1)}`;

type Props = {
  offer: Offer;
  outcome: Outcome | undefined;
  /** The reason why some changes are not saved yet. */
  waiting: string | null;
  flush: () => Promise<boolean>;
  onOpen: (question: PopupName) => void;
};

export function Acts({ offer, outcome, waiting, flush, onOpen }: Props) {
  const say = useSay();
  const format = useFormat();
  const navigate = useNavigate();
  const reread = useReread();
  const failed = useFailure();
  const { whyNot } = useTransitions('project_offer', offer);
  const mayWrite = useMay(writes);
  const last = outcome?.versions.at(-1)?.letter ?? offer.letter;
  const after = (popup: PopupName) => async () => {
    if (await flush()) onOpen(popup);
  };
  const copy = async () => {
    if (!(await flush())) return;
    try {
      const made = await sendOnce(`/project_offer/${offer.id}/copy`, { method: 'POST' });
      await reread();
      toastSuccess(say('project_offer.screen.copied', { letter: made.letter }));
      await navigate(`/projectOffer/${made.id}`);
    } catch (error) {
      failed(error);
    }
  };
  const draft = offer.status === projectOfferStates.draft;
  const sent = offer.status === projectOfferStates.sent;
  return (
    <Card title={say('project_offer.screen.now')} className="offer-now">
      {draft && (
        <ActionButton kind="main" full icon={<IconSend size={16} />} blocked={waiting ?? whyNot('send')} onAct={after('send')}>
          {say('project_offer.transitions.send')}
        </ActionButton>
      )}
      {sent && (
        <>
          <ActionButton kind="main" full icon={<IconCheck size={16} />} blocked={whyNot('accept')} onAct={() => onOpen('accept')}>
            {say('project_offer.transitions.accept')}
          </ActionButton>
          <ActionButton full icon={<IconX size={16} />} blocked={whyNot('decline')} onAct={() => onOpen('decline')}>
            {say('project_offer.transitions.decline')}
          </ActionButton>
        </>
      )}
      {mayWrite && (
        <ActionButton full icon={<IconCopy size={16} />} blocked={waiting} reason="hidden" onAct={copy}>
          {next(last) ? say('project_offer.screen.copyTo', { letter: next(last) }) : say('project_offer.transitions.copy')}
        </ActionButton>
      )}
      {offer.sent_at && (
        <p className="ui-small ui-quiet">
          {offer.sent_to
            ? say('project_offer.screen.sentOn', { date: format.dateTime(offer.sent_at), to: offer.sent_to })
            : say('project_offer.screen.sentThen', { date: format.dateTime(offer.sent_at) })}
        </p>
      )}
      {offer.declined_reason && <p className="ui-small ui-quiet">{offer.declined_reason}</p>}
      <p className="ui-small ui-quiet">{say(draft ? 'project_offer.screen.lockedLater' : 'project_offer.screen.locked')}</p>
    </Card>
  );
}
