// The message input: Enter sends, Shift Enter adds a line, @ suggests colleagues.
import './composer.css';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Offered } from '#admin/ui/inputs/offered.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconSend } from '#admin/ui/marks/icons.tsx';
import { Kbd } from '#admin/ui/marks/kbd.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { Matched } from '#admin/ui/tables/matched.tsx';
import { meantBy, mentionAt, mentionedIn, type Person } from './mentions.ts';

const longest = 4000;
/** Unsent text by record, kept while the user visits another tab. */
const begun = new Map<string, string>();

type Props = { path: string; people: readonly Person[]; onSend: (text: string, mentions: readonly number[]) => void };

export function Composer({ path, people, onSend }: Props) {
  const say = useSay();
  const t = useWords();
  const touch = useTouch();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(begun.get(path) ?? '');
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  /** The position of the @ whose suggestions were dismissed. */
  const [closed, setClosed] = useState<number | null>(null);

  const write = (next: string, at: number) => {
    begun.set(path, next);
    setText(next);
    setCursor(at);
    setActive(0);
  };
  const mention = mentionAt(text, cursor);
  const offers = mention && mention.at !== closed ? meantBy(people, mention.typed) : [];
  const chosen = offers[Math.min(active, offers.length - 1)];

  const choose = ({ name }: Person) => {
    if (!mention) return;
    const before = `${text.slice(0, mention.at)}@${name} `;
    // Synchronous: otherwise fast typing would insert before the end of the name.
    flushSync(() => write(before + text.slice(cursor).replace(/^ /, ''), before.length));
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };
  const send = () => {
    const line = text.trim();
    if (line === '') return field.current?.focus();
    onSend(line, mentionedIn(line, people));
    write('', 0);
    setClosed(null);
    field.current?.focus();
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (chosen && move) setActive((Math.min(active, offers.length - 1) + move + offers.length) % offers.length);
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(chosen);
    else if (chosen && event.key === 'Escape') setClosed(mention?.at ?? null);
    else if (event.key === 'Enter' && !event.shiftKey && !touch) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="chat-composer">
      {chosen && (
        <div role="listbox" id={`${id}offers`} aria-label={say('comment.screen.people')} className="chat-offers">
          {offers.map((person) => (
            <div
              key={person.id}
              role="option"
              id={`${id}${person.id}`}
              tabIndex={-1}
              aria-selected={person === chosen}
              className="chat-offer tap row gap-10"
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              <Avatar name={person.name} />
              <Offered
                note={
                  <span className={person.works ? 'ui-small ui-faint' : 'ui-small ui-warn'}>
                    {say(person.works ? 'comment.screen.onTask' : 'comment.screen.offTask')}
                  </span>
                }
              >
                <Matched text={person.name} typed={mention?.typed ?? ''} />
              </Offered>
            </div>
          ))}
        </div>
      )}
      <div className="chat-field row end gap-8">
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={longest}
          placeholder={say('comment.screen.write')}
          aria-label={say('comment.screen.write')}
          aria-autocomplete="list"
          aria-controls={chosen ? `${id}offers` : undefined}
          aria-activedescendant={chosen ? `${id}${chosen.id}` : undefined}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          onKeyDown={press}
        />
        <ActionButton kind="main" icon={<IconSend size={16} />} hint={touch ? undefined : 'Enter'} onAct={send}>
          {t('verb.send')}
        </ActionButton>
      </div>
      <p className="row stretch wrap gap-16 lines-4 above-6 ui-small ui-faint">
        {!touch && (
          <span>
            <Kbd>Shift Enter</Kbd> {say('comment.screen.newLine')} · <Kbd>@</Kbd> {say('comment.screen.mention')}
          </span>
        )}
        <span className="push">{say('comment.screen.audience')}</span>
      </p>
    </div>
  );
}
