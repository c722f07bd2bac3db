// The user menu: theme, zoom and language apply at once, and the menu stays open.
import './user-menu.css';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type ThemeChoice, zoomRange } from '#public-pages/tokens/preferences.ts';
import { type Language, languageName, languages } from '#schema/core/words.ts';
import { IconCheck, IconKeyboard, IconLanguage, IconLogout, IconMoon } from '../icons/acts.tsx';
import { SegmentedChoice } from '../inputs/choices.tsx';
import { Avatar } from '../marks/avatar.tsx';
import { useWords } from '../page/words.tsx';
import { useTouch } from '../tables/density.ts';
import { KeysChoice } from './keys-choice.tsx';
import { ZoomChoice } from './zoom-choice.tsx';

export interface UserMenuProps {
  name: string;
  /** Below the name: role and e-mail. */
  note?: string;
  theme: ThemeChoice;
  zoom: number;
  language: Language;
  onTheme: (theme: ThemeChoice) => void;
  onZoom: (zoom: number) => void;
  onLanguage: (language: Language) => void;
  onSignOut: () => unknown;
  /** Opens the keyboard help. */
  onKeys: () => void;
  /** The user's own pages: the profile. */
  links?: readonly { label: string; to: string; icon: ReactNode; note?: string }[];
}

export function UserMenu({ name, note, theme, zoom, language, onTheme, onZoom, onLanguage, onSignOut, onKeys, links = [] }: UserMenuProps) {
  const t = useWords();
  const touch = useTouch();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setOpener(null);
  return (
    <>
      <button
        type="button"
        className="ui-user"
        aria-label={t('menu.user', { name })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <Avatar name={name} size="l" />
      </button>
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'ui-user-menu', role: 'dialog', 'aria-label': t('menu.user', { name }) } }}
      >
        <div className="ui-user-part ui-user-who row gap-12">
          <Avatar name={name} size="l" />
          <div className="fit">
            <b>{name}</b>
            {note && <div className="ui-small ui-faint">{note}</div>}
          </div>
        </div>
        {links.length > 0 && (
          <div className="ui-user-part">
            {links.map((link) => (
              <Link key={link.to} to={link.to} className="ui-user-row row gap-10" onClick={close}>
                {link.icon}
                <span>{link.label}</span>
                {link.note && <span className="ui-small ui-faint push">{link.note}</span>}
              </Link>
            ))}
          </div>
        )}
        <div className="ui-user-part">
          <div className="ui-user-row row gap-10">
            <IconMoon size={16} />
            <span aria-hidden="true">{t('theme.label')}</span>
            <span className="push">
              <SegmentedChoice<ThemeChoice>
                label={t('theme.label')}
                hideLabel
                value={theme}
                options={[
                  { value: 'dark', label: t('theme.dark') },
                  { value: 'light', label: t('theme.light') },
                  { value: 'system', label: t('theme.system') },
                ]}
                onChange={onTheme}
              />
            </span>
          </div>
          <ZoomChoice value={zoom} range={zoomRange} onChange={onZoom} />
        </div>
        <fieldset className="ui-user-part ui-user-languages">
          <legend className="ui-user-row row gap-10">
            <IconLanguage size={16} />
            {t('language.label')}
          </legend>
          {languages.map((each) => (
            <label key={each} className="ui-user-language split" lang={each}>
              <input type="radio" className="ui-unseen" name="language" checked={each === language} onChange={() => onLanguage(each)} />
              {languageName(each, each)}
              {each === language && <IconCheck size={16} />}
            </label>
          ))}
        </fieldset>
        <div className="ui-user-part">
          {!touch && (
            <div className="ui-user-row row gap-10">
              <IconKeyboard size={16} />
              <span aria-hidden="true">{t('keys.label')}</span>
              <span className="push">
                <KeysChoice label={t('keys.label')} hideLabel />
              </span>
            </div>
          )}
          {!touch && (
            <button
              type="button"
              className="ui-user-row row gap-10"
              onClick={() => {
                close();
                onKeys();
              }}
            >
              <IconKeyboard size={16} />
              <span>{t('keys.help_open')}</span>
            </button>
          )}
          <button type="button" className="ui-user-row row gap-10" onClick={() => void onSignOut()}>
            <IconLogout size={16} />
            <span>{t('menu.sign_out')}</span>
          </button>
        </div>
      </Popover>
    </>
  );
}
