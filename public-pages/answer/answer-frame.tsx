// The frame of the pages behind a link: the company and its telephone number on top, the languages at the bottom.
import { type ReactNode, useEffect } from 'react';
import { callAddress } from '../company.ts';
import { Icon } from '../ui/icon.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Mark } from '../ui/mark.tsx';
import { useWords } from '../words.tsx';
import '../ui/button.css';
import './answer.css';
import './answer-form.css';

type Props = { title: string; company: { readonly name: string; readonly phone: string | null }; about: string; children: ReactNode };

export const AnswerFrame = ({ title, company, about, children }: Props) => {
  const { t, language, speak } = useWords();
  const name = company.name || t('product');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className="answer">
      <div className="answer-sheet">
        <header className="answer-head">
          <Mark />
          <p>
            <b>{name}</b>
            <span>{about}</span>
          </p>
          {company.phone && (
            <a className="button quiet" href={callAddress(company.phone)} aria-label={t('answering.call', { phone: company.phone })}>
              <Icon name="phone" size={20} />
            </a>
          )}
        </header>
        <main>{children}</main>
      </div>
      <footer>
        <LanguageSwitch label={t('language')} current={language} onChoose={speak} />
      </footer>
    </div>
  );
};
