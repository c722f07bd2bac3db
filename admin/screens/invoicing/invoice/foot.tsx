// Below the lines: whether what was written is saved, and the keys that go from line to line.
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCloudUpload, IconLock } from '#admin/ui/marks/icons.tsx';
import { Kbd, useKeyName } from '#admin/ui/marks/kbd.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Saving } from './lines/use-lines.ts';

type Props = { saving: Saving; readOnly: boolean; onAgain: () => unknown; onYield: (line: number) => void };

export function Foot({ saving, readOnly, onAgain, onYield }: Props) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const keyName = useKeyName();
  if (readOnly)
    return (
      <footer className="invoice-foot row wrap gap-8 ui-small ui-quiet">
        <IconLock size={16} />
        <span>{say('invoice_page.foot.locked')}</span>
      </footer>
    );
  const overtaken = saving.is === 'failed' ? saving.overtaken : null;
  const told = () => {
    if (saving.is === 'failed') return say('invoice_page.foot.notSaved', { reason: saving.reason });
    if (saving.is === 'saving') return say('invoice_page.foot.saving');
    return saving.at === null ? say('invoice_page.foot.itself') : say('invoice_page.foot.saved', { time: format.time(saving.at) });
  };
  return (
    <footer className="invoice-foot row wrap gap-8 ui-small ui-quiet">
      <IconCloudUpload size={16} />
      <span role="status" className={saving.is === 'failed' ? 'ui-danger' : undefined}>
        {told()}
      </span>
      {overtaken !== null && <ActionButton onAct={() => onYield(overtaken)}>{say('generic.stale.load')}</ActionButton>}
      {saving.is === 'failed' && overtaken === null && <ActionButton onAct={onAgain}>{say('invoice_page.foot.again')}</ActionButton>}
      {!phone && (
        <span className="row inline wrap gap-6 push">
          <Kbd>{keyName('ArrowUp')}</Kbd> <Kbd>{keyName('ArrowDown')}</Kbd> {say('invoice_page.foot.rows')} <Kbd>{keyName('Ctrl S')}</Kbd>{' '}
          {say('invoice_page.foot.save')}
        </span>
      )}
    </footer>
  );
}
