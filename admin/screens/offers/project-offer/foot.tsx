// Below the lines: whether what was written is saved, and the keys that write faster.
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCloudUpload, IconLock } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Offer } from './data.ts';
import { type Draft, waitsFor } from './draft.ts';
import type { Saving } from './use-draft.ts';

type Props = { offer: Offer; draft: Draft; saving: Saving; readOnly: boolean; onAgain: () => unknown };

export function Foot({ offer, draft, saving, readOnly, onAgain }: Props) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  if (readOnly)
    return (
      <footer className="offer-foot row wrap gap-8 ui-small ui-quiet">
        <IconLock size={16} />
        <span>{say('project_offer.screen.locked')}</span>
      </footer>
    );
  const told = () => {
    if (saving.is === 'failed') return say('project_offer.screen.notSaved', { reason: saving.reason });
    if (saving.is === 'saving') return say('project_offer.screen.saving');
    const waiting = waitsFor(draft.lines);
    if (waiting) return say(`project_offer.screen.${waiting}`);
    return say('project_offer.screen.saved', { time: format.dateTime(saving.at ?? String(offer.date_added)) });
  };
  return (
    <footer className="offer-foot row wrap gap-8 ui-small ui-quiet">
      <IconCloudUpload size={16} />
      <span role="status" className={saving.is === 'failed' ? 'ui-danger' : undefined}>
        {told()}
      </span>
      {saving.is === 'failed' && <ActionButton onAct={onAgain}>{say('project_offer.screen.unsaved')}</ActionButton>}
      {!phone && (
        <span className="row inline wrap gap-6 push">
          <Kbd>Enter</Kbd> {say('generic.row.keys')} <Kbd>Alt ↑</Kbd> <Kbd>Alt ↓</Kbd> {say('generic.row.order')}
        </span>
      )}
    </footer>
  );
}
