// The footer below the lines: save status and keyboard hints.
import { LinesFoot, LockedFoot } from '#admin/fields/lines/foot.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Kbd, useKeyName } from '#admin/ui/marks/kbd.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Saving } from './lines/use-lines.ts';

type Props = { saving: Saving; readOnly: boolean; onAgain: () => unknown; onYield: (line: number) => void };

export function Foot({ saving, readOnly, onAgain, onYield }: Props) {
  const say = useSay();
  const format = useFormat();
  const keyName = useKeyName();
  if (readOnly) return <LockedFoot>{say('invoice_page.foot.locked')}</LockedFoot>;
  const overtaken = saving.is === 'failed' ? saving.overtaken : null;
  const saveStatus = () => {
    if (saving.is === 'failed') return say('invoice_page.foot.notSaved', { reason: saving.reason });
    if (saving.is === 'saving') return say('invoice_page.foot.saving');
    return saving.at === null ? say('invoice_page.foot.itself') : say('invoice_page.foot.saved', { time: format.time(saving.at) });
  };
  return (
    <LinesFoot
      saveStatus={saveStatus()}
      failed={saving.is === 'failed'}
      keys={
        <>
          <Kbd>{keyName('ArrowUp')}</Kbd> <Kbd>{keyName('ArrowDown')}</Kbd> {say('invoice_page.foot.rows')} <Kbd>{keyName('Ctrl S')}</Kbd>{' '}
          {say('invoice_page.foot.save')}
        </>
      }
    >
      {overtaken !== null && <ActionButton onAct={() => onYield(overtaken)}>{say('generic.stale.load')}</ActionButton>}
      {saving.is === 'failed' && overtaken === null && <ActionButton onAct={onAgain}>{say('invoice_page.foot.again')}</ActionButton>}
    </LinesFoot>
  );
}
