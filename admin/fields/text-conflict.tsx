// A paragraph in which two have changed the same words: it holds both, and the second writer may choose.
import './text-conflict.css';
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { RichText } from './rich-text.tsx';

export type ConflictChoice = 'mine' | 'other' | 'both';

type Props = {
  /** Null: taken out. */
  readonly mine: string | null;
  readonly other: string | null;
  /** Who has written the other version. */
  readonly by: string;
  readonly onSettle: (choice: ConflictChoice) => void;
  /** How a version is shown where it is more than rich text. */
  readonly show?: (html: string) => ReactNode;
};

const asRichText = (html: string) => <RichText html={html} />;

export function TextConflict({ mine, other, by, onSettle, show = asRichText }: Props) {
  const say = useSay();
  const removed = <p className="ui-quiet">{say('rich_text.conflict.removed')}</p>;
  return (
    <Notice tone="warn" live title={say('rich_text.conflict.title')}>
      <p>{say('rich_text.conflict.both')}</p>
      <div className="text-versions above-8">
        <div>
          <p className="ui-small ui-quiet">{say('rich_text.conflict.mine')}</p>
          {mine === null ? removed : show(mine)}
        </div>
        <div>
          <p className="ui-small ui-quiet">{say('rich_text.conflict.other', { name: by })}</p>
          {other === null ? removed : show(other)}
        </div>
      </div>
      <div className="row stretch wrap gap-8 above-8">
        <ActionButton onAct={() => onSettle('mine')}>{say('rich_text.conflict.keepMine')}</ActionButton>
        <ActionButton onAct={() => onSettle('other')}>{say('rich_text.conflict.keepOther')}</ActionButton>
        <ActionButton onAct={() => onSettle('both')}>{say('rich_text.conflict.keepBoth')}</ActionButton>
      </div>
    </Notice>
  );
}
