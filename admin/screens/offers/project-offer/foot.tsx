// The footer below the lines: save status and keyboard hints.
import { LinesFoot, LockedFoot } from '#admin/fields/lines/foot.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Offer } from './data.ts';
import { type Draft, waitsFor } from './draft.ts';
import type { Saving } from './use-draft.ts';

type Props = { offer: Offer; draft: Draft; saving: Saving; readOnly: boolean; onAgain: () => unknown };

export function Foot({ offer, draft, saving, readOnly, onAgain }: Props) {
  const say = useSay();
  const format = useFormat();
  if (readOnly) return <LockedFoot>{say('project_offer.screen.locked')}</LockedFoot>;
  const saveStatus = () => {
    if (saving.is === 'failed') return say('project_offer.screen.notSaved', { reason: saving.reason });
    if (saving.is === 'saving') return say('project_offer.screen.saving');
    const waiting = waitsFor(draft.lines);
    if (waiting) return say(`project_offer.screen.${waiting}`);
    return say('project_offer.screen.saved', { time: format.dateTime(saving.at ?? String(offer.date_added)) });
  };
  return (
    <LinesFoot
      saveStatus={saveStatus()}
      failed={saving.is === 'failed'}
      keys={
        <>
          <Kbd>Enter</Kbd> {say('generic.row.keys')} <Kbd>Alt ↑</Kbd> <Kbd>Alt ↓</Kbd> {say('generic.row.order')}
        </>
      }
    >
      {saving.is === 'failed' && <ActionButton onAct={onAgain}>{say('project_offer.screen.unsaved')}</ActionButton>}
    </LinesFoot>
  );
}
