// A key of the keyboard beside what it does; gone where there is no keyboard.
import './kbd.css';
import { useWords } from './words.tsx';

/** `<Kbd>Ctrl S</Kbd>`; Enter is drawn, Ctrl speaks the language of the keyboard. */
export function Kbd({ children }: { children: string }) {
  const t = useWords();
  return <kbd className="ui-kbd">{children.replace('Ctrl', t('keys.control')).replace('Enter', '↵')}</kbd>;
}
