// A keyboard key beside its action; hidden on devices without a keyboard.
import './kbd.css';
import { useWords } from '../page/words.tsx';

const drawn = { Enter: '↵', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' } as const;

/** A key's name as printed on the keyboard: Enter and arrows as symbols, Ctrl in the user's language. */
export const useKeyName = () => {
  const t = useWords();
  return (keys: string): string =>
    Object.entries(drawn).reduce((name, [key, sign]) => name.replace(key, sign), keys.replace('Ctrl', t('keys.control')));
};

/** `<Kbd>Ctrl S</Kbd>`. */
export function Kbd({ children }: { children: string }) {
  const keyName = useKeyName();
  return <kbd className="ui-kbd">{keyName(children)}</kbd>;
}
