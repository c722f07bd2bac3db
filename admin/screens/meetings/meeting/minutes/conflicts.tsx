// A paragraph in which two have changed the same words: it holds both, and the second writer may choose.
import { RichText } from '#admin/fields/rich-text.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import type { Conflict } from './draft.ts';
import type { Keeper } from './keeper.ts';

function OneConflict({ keeper, conflict: { key, mine, other, by } }: { keeper: Keeper; conflict: Conflict }) {
  const say = useSay();
  const settle = (choice: 'mine' | 'other' | 'both') => () => keeper.settle(key, choice);
  const removed = <p className="ui-quiet">{say('meeting_page.conflict.removed')}</p>;
  return (
    <Notice tone="warn" live title={say('meeting_page.conflict.title')}>
      <p>{say('meeting_page.conflict.both')}</p>
      <div className="minutes-versions above-8">
        <div>
          <p className="ui-small ui-quiet">{say('meeting_page.conflict.mine')}</p>
          {mine === null ? removed : <RichText html={mine} />}
        </div>
        <div>
          <p className="ui-small ui-quiet">{say('meeting_page.conflict.theirs', { name: by })}</p>
          {other === null ? removed : <RichText html={other} />}
        </div>
      </div>
      <div className="row stretch wrap gap-8 above-8">
        <ActionButton onAct={settle('mine')}>{say('meeting_page.conflict.keepMine')}</ActionButton>
        <ActionButton onAct={settle('other')}>{say('meeting_page.conflict.keepTheirs')}</ActionButton>
        <ActionButton onAct={settle('both')}>{say('meeting_page.conflict.keepBoth')}</ActionButton>
      </div>
    </Notice>
  );
}

export function Conflicts({ keeper }: { keeper: Keeper }) {
  return keeper.conflicts.map((conflict) => <OneConflict key={conflict.key} keeper={keeper} conflict={conflict} />);
}
