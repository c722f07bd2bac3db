// The lists of offers with their figures, as a table or as a board.
import { useState } from 'react';
import EntityList from '#admin/generic/list/entity-list.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { keepText, keptText } from '#admin/ui/browser/browser-store.ts';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { Board } from './board.tsx';
import { PhoneBoard } from './board-phone.tsx';
import { FiguresHead } from './figures.tsx';

const store = 'offers_view';
type View = 'list' | 'board';
const remembered = (): View => (keptText(store) === 'board' ? 'board' : 'list');

export default function OfferList(props: ScreenProps) {
  const say = useSay();
  const phone = useBelow(768);
  const [view, setView] = useState(remembered);
  const choose = (next: View) => {
    setView(next);
    keepText(store, next);
  };
  return (
    <EntityList
      {...props}
      acts={
        <SegmentedChoice
          label={say('offer_page.view.label')}
          hideLabel
          options={[
            { value: 'list', label: say('offer_page.view.list') },
            { value: 'board', label: say('offer_page.view.board') },
          ]}
          value={view}
          onChange={choose}
        />
      }
      above={(filter) => <FiguresHead filter={filter} steps={view === 'list' && !phone} />}
      {...(view === 'board' && {
        instead: (filter) => (phone ? <PhoneBoard filter={filter} /> : <Board filter={filter} />),
      })}
    />
  );
}
