// The minutes sheet: a section for each agenda item, with its outcomes below the text.
import './minutes.css';
import type { Editor } from '@tiptap/react';
import { type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Tools } from '#admin/fields/inputs/rich-text-tools.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Item, Meeting } from '../data.ts';
import { OutcomeCard } from '../outcome-card.tsx';
import { Conflicts } from './conflicts.tsx';
import { Presence, SavingState, Writers } from './foot.tsx';
import { Reading } from './reading.tsx';
import SectionEditor from './section-editor.tsx';
import { SlotsContext } from './slots.ts';
import type { Minutes } from './use-minutes.ts';

type Section = { readonly item: Item | null; readonly outcomes: readonly Outcome[] };
/** The agenda items, preceded by a section without item if it has content. */
const sectionsOf = ({ items, outcomes }: Meeting, hasText: boolean): Section[] => {
  const of = (id: number | null) => outcomes.filter(({ item_id }) => item_id === id);
  const general = { item: null, outcomes: of(null) };
  const shown = items.length === 0 || hasText || general.outcomes.length > 0;
  return [...(shown ? [general] : []), ...items.map((item) => ({ item, outcomes: of(item.id) }))];
};
/** The ordinal of each outcome within its kind, in the order of the sheet. */
const numbersOf = (sections: readonly Section[]): ReadonlyMap<number, number> => {
  const counted = { decision: 0, action: 0 };
  return new Map(
    sections.flatMap(({ outcomes }) =>
      outcomes.map(({ id, kind }) => {
        counted[kind] += 1;
        return [id, counted[kind]] as const;
      }),
    ),
  );
};

type Props = {
  meeting: Meeting;
  minutes: Minutes;
  /** Further toolbar buttons. */
  tools?: ReactNode;
  /** Without the footer of writers and save status. */
  footless?: boolean;
};

export default function Sheet({ meeting, minutes, tools, footless = false }: Props) {
  const say = useSay();
  const phone = useBelow(768);
  const slots = use(SlotsContext);
  const [editor, setEditor] = useState<Editor | null>(null);
  const { keeper, ready, held, others, goTo } = minutes;
  const [hasText] = useState(() => keeper.lines(null).length > 0);
  const sections = sectionsOf(meeting, hasText || keeper.lines(null).length > 0);
  const numbers = numbersOf(sections);
  const named = useMemo(() => new Map([...held].map(([key, name]) => [key, say('meeting_page.minutes.writes', { name })])), [held, say]);
  if (!ready && keeper.drafts.length === 0) return <Reading />;
  return (
    <Card flush label={say('meeting_paragraph.many')} className="minutes">
      {!phone && <Tools editor={editor}>{tools}</Tools>}
      {slots?.marks && createPortal(<Tools editor={editor} />, slots.marks)}
      {slots?.saving && createPortal(<SavingState keeper={keeper} brief />, slots.saving)}
      {slots?.presence && createPortal(<Writers others={others} />, slots.presence)}
      <Conflicts keeper={keeper} />
      <div className="minutes-sheet">
        {sections.map(({ item, outcomes }) => (
          <section key={item?.id ?? 0} data-item={item?.id} className="minutes-section">
            {item && (
              <h2>
                {item.position} {item.title}
              </h2>
            )}
            <SectionEditor
              keeper={keeper}
              item_id={item?.id ?? null}
              label={item ? `${say('meeting_paragraph.many')}: ${item.title}` : say('meeting_paragraph.many')}
              held={named}
              onFocus={setEditor}
              onPlace={goTo}
            />
            {outcomes.map((outcome) => (
              <OutcomeCard key={outcome.id} meeting={meeting} outcome={outcome} number={numbers.get(outcome.id) ?? 1} />
            ))}
          </section>
        ))}
      </div>
      {/* On a phone the dock and the header show both. */}
      {!slots?.saving && !footless && (
        <footer className="minutes-foot split wrap gap-16 lines-4 ui-small ui-quiet">
          <Presence others={others} />
          <SavingState keeper={keeper} />
        </footer>
      )}
    </Card>
  );
}
