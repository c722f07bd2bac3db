// The choice of a public page's language.
import { type Language, languageName, languages } from '#schema/core/words.ts';
import { Icon } from './icon.tsx';
import './language-switch.css';

type Props = { label: string; current: Language; onChoose: (language: Language) => void };

export const LanguageSwitch = ({ label, current, onChoose }: Props) => (
  <nav className="languages" aria-label={label}>
    <Icon name="language" size={16} />
    {languages.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-current={language === current || undefined}
        onClick={() => onChoose(language)}
      >
        {languageName(language, language)}
      </button>
    ))}
  </nav>
);
