// Below a number: the question of a text that may mean two numbers, or what was understood where it differs from what was typed.
import './figure-note.css';
import { useWords } from '../page/words.tsx';
import { ActionButton } from './action-button.tsx';
import type { Figure } from './figure.ts';

type Props = {
  id: string;
  figure: Figure;
  /** The typed text; null while the field shows its stored value. */
  text: string | null;
  onAnswer: (value: number) => void;
  /** Also says what the field takes, below a text that is none of it. */
  refuses?: boolean;
  /** Below a cell: over the lines below. */
  over?: boolean;
};

type State = 'question' | 'read' | 'wrong';

/** What there is to say about a text. */
export const noteOn = ({ read, usual, write, tell }: Figure, text: string | null): State | null => {
  if (text === null || text.trim() === '') return null;
  const [value, other] = read(text);
  if (value === undefined) return 'wrong';
  if (other !== undefined) return 'question';
  return usual.test(text.trim()) || [write(value), tell(value)].includes(text.trim()) ? null : 'read';
};

export function FigureNote({ id, figure, text, onAnswer, refuses = false, over = false }: Props) {
  const t = useWords();
  const state = noteOn(figure, text);
  if (text === null || state === null || (state === 'wrong' && !refuses)) return null;
  const readings = figure.read(text);
  const look = over ? 'figure-note figure-over' : 'figure-note';
  if (state !== 'question')
    return (
      <p id={id} className={look} data-is={state} role="status">
        {state === 'wrong' ? figure.rule : t('number.read', { value: readings.map(figure.tell).join() })}
      </p>
    );
  return (
    <fieldset className={look} data-is="question" aria-labelledby={id}>
      <p id={id} role="status">
        {t('number.which')}
      </p>
      <div className="row wrap gap-8 above-4">
        {readings.map((value) => (
          <ActionButton key={value} onAct={() => onAnswer(value)}>
            {figure.tell(value)}
          </ActionButton>
        ))}
      </div>
    </fieldset>
  );
}
