// Suggests people after @ and records after #, chosen by keyboard or touch.
import './suggest.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { useSettled } from '#admin/ui/browser/use-settled.ts';
import { fold } from '#schema/core/fold.ts';
import { labelOf, mentionOf } from './called.ts';

/** The sign, the text typed after it, and their position. */
export type Trigger = { readonly sign: '@' | '#'; readonly text: string; readonly from: number; readonly to: number };
type Choice = { readonly record: string; readonly label: string; readonly title: string; readonly kind: string };

const pattern = /(?:^|[\s(])([@#])([^\s@#](?:[^@#\n]{0,40}[^\s@#])?|)$/u;

/** The sign and text before the cursor; null for plain text. */
export const triggerAt = ({ state, isFocused }: Editor): Trigger | null => {
  const { $from, empty } = state.selection;
  if (!empty || !isFocused || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [, sign, text = ''] = pattern.exec(before) ?? [];
  if (sign !== '@' && sign !== '#') return null;
  return { sign, text, from: $from.pos - text.length - 1, to: $from.pos };
};

const kinds = 'task,client,project,offer,meeting,wiki_page';
const most = 8;
/** CSS pixels that the list may need below its line. */
const room = 320;

const useFoundRecords = (trigger: Trigger): Choice[] => {
  const { find } = useSpeech();
  const text = useSettled(trigger.text.trim());
  const enabled = trigger.sign === '#' && text !== '';
  const { data } = useQuery({
    queryKey: ['search', 'links', text],
    queryFn: async ({ signal }) => {
      const q = /^\d+$/.test(text) ? `#${text}` : text;
      return (await call('/search', { query: { q, kind: kinds, rows: '4' }, signal })).json;
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!enabled || !data) return [];
  const all = [...data.exact, ...data.kinds.flatMap(({ kind, rows }) => rows.map((row) => ({ ...row, kind })))];
  return all.slice(0, most).map(({ kind, id, number, title }) => {
    const called = number === null ? '' : recordNumber(entityOf(kind), number);
    return {
      record: `${kind}:${id}`,
      label: labelOf(kind, number, title),
      title: `${called} ${title}`.trim(),
      kind: find(`${kind}.one`) ?? kind,
    };
  });
};

const useFoundPeople = (trigger: Trigger): Choice[] => {
  const say = useSay();
  const { users } = useSession();
  if (trigger.sign !== '@') return [];
  const words = fold(trigger.text).split(/\s+/).filter(Boolean);
  return activeAmong(users)
    .filter(({ name }) => words.every((word) => ` ${fold(name)}`.includes(` ${word}`)))
    .slice(0, most)
    .map(({ id, name }) => ({ record: `user:${id}`, label: mentionOf(name), title: name, kind: say('user.one') }));
};

type Props = { readonly editor: Editor; readonly trigger: Trigger; readonly keys: RefObject<((key: string) => boolean) | null> };

export function Suggest({ editor, trigger, keys }: Props) {
  const say = useSay();
  const id = useId();
  const people = useFoundPeople(trigger);
  const records = useFoundRecords(trigger);
  const choices = trigger.sign === '@' ? people : records;
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, Math.max(0, choices.length - 1));
  const take = ({ record, label }: Choice) => {
    editor
      .chain()
      .focus()
      .insertContentAt({ from: trigger.from, to: trigger.to }, [
        { type: 'recordLink', attrs: { record, label } },
        { type: 'text', text: ' ' },
      ])
      .run();
  };
  useEffect(() => {
    keys.current = (key) => {
      const choice = choices[chosen];
      if (!choice) return false;
      if (key === 'ArrowDown') setAt((chosen + 1) % choices.length);
      else if (key === 'ArrowUp') setAt((chosen + choices.length - 1) % choices.length);
      else if (key === 'Enter' || key === 'Tab') take(choice);
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  const { left, top, bottom } = editor.view.coordsAtPos(trigger.from);
  const across = { left: `max(0.5rem, min(${left}px, 100vw - 20rem))` };
  // Above the line if there is no room below.
  const style = bottom + room > window.innerHeight ? { ...across, bottom: window.innerHeight - top + 4 } : { ...across, top: bottom + 4 };
  if (choices.length === 0)
    return (
      <p className="wiki-suggest wiki-suggest-hint" style={style} role="status">
        {say(trigger.text.trim() ? 'wiki.suggest.none' : 'wiki.suggest.hint')}
      </p>
    );
  return (
    <div className="wiki-suggest" style={style} role="listbox" tabIndex={-1} aria-label={say('wiki.suggest.label')}>
      {choices.map((choice, index) => (
        <div
          key={choice.record}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            take(choice);
          }}
        >
          <span className="ui-one-line">{choice.title}</span>
          <span className="ui-small ui-faint">{choice.kind}</span>
        </div>
      ))}
    </div>
  );
}
