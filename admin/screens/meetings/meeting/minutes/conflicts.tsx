// A paragraph changed by two users: shows both versions until the second author decides.
import { RichText } from '#admin/fields/rich-text.tsx';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import type { Conflict } from './draft.ts';
import type { Keeper } from './keeper.ts';

function OneConflict({ keeper, conflict: { mine, storedParagraph } }: { keeper: Keeper; conflict: Conflict }) {
  const say = useSay();
  const settle = (choice: 'mine' | 'theirs' | 'both') => () => keeper.settle(mine.key, choice, newKey);
  return (
    <Notice tone="warn" live title={say('meeting_page.conflict.title')}>
      <div className="minutes-versions">
        <div>
          <p className="ui-small ui-quiet">{say('meeting_page.conflict.mine')}</p>
          {mine.html === null ? <p className="ui-quiet">{say('meeting_page.conflict.removed')}</p> : <RichText html={mine.html} />}
        </div>
        <div>
          <p className="ui-small ui-quiet">{say('meeting_page.conflict.theirs', { name: storedParagraph.written_by_name })}</p>
          {storedParagraph.removed ? (
            <p className="ui-quiet">{say('meeting_page.conflict.removed')}</p>
          ) : (
            <RichText html={storedParagraph.html} />
          )}
        </div>
      </div>
      <div className="row stretch wrap gap-8 above-8">
        <ActionButton onAct={settle('mine')}>{say('meeting_page.conflict.keepMine')}</ActionButton>
        <ActionButton onAct={settle('theirs')}>{say('meeting_page.conflict.keepTheirs')}</ActionButton>
        {mine.html !== null && !storedParagraph.removed && (
          <ActionButton onAct={settle('both')}>{say('meeting_page.conflict.keepBoth')}</ActionButton>
        )}
      </div>
    </Notice>
  );
}

export function Conflicts({ keeper }: { keeper: Keeper }) {
  return keeper.conflicts.map((conflict) => <OneConflict key={conflict.mine.key} keeper={keeper} conflict={conflict} />);
}
