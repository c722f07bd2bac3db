// The frame of every public page: the company on top, the languages at the bottom.
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../words.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import './page-frame.css';

type Props = { title: string; className: string; beside?: ReactNode; children: ReactNode };

export const PageFrame = ({ title, className, beside, children }: Props) => {
  const { t, language, company, speak } = useWords();
  // Without a company name the product's name is shown.
  const name = company || t('product');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className={`page ${className}`}>
      <div className="page-column">
        <header className="page-head">
          <Mark />
          <b>{name}</b>
        </header>
        <main>{children}</main>
        <footer>
          <LanguageSwitch label={t('language')} current={language} onChoose={speak} />
        </footer>
      </div>
      {beside}
    </div>
  );
};
