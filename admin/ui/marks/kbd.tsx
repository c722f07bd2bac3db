// A key of the keyboard beside what it does; gone where there is no keyboard.
import './kbd.css';
import { useWords } from '../page/words.tsx';

const drawn = { Enter: '↵', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' } as const;

/** As it stands on the keyboard: Enter and arrows are drawn, Ctrl speaks the keyboard's language. */
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
