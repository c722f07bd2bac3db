// The five languages, each by its own name, so that everybody finds theirs in any of the others.
import { type Language, languages } from '#schema/core/words.ts';
import { Icon } from './icon.tsx';
import './language-switch.css';

const names: Record<Language, string> = { sl: 'Slovenščina', en: 'English', fr: 'Français', de: 'Deutsch', hr: 'Hrvatski' };

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
        {names[language]}
      </button>
    ))}
  </nav>
);
