// The user's appearance settings; each applies at once and is stored in the account.
import { Chooser } from '#admin/fields/chooser.tsx';
import { useLook } from '#admin/providers/person/look.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { type MapChoice, mapChoices, useMapChoice } from '#admin/ui/browser/maps.ts';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconMinus, IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { KeysChoice } from '#admin/ui/shell/keys-choice.tsx';
import { type ThemeChoice, zoomRange } from '#public-pages/tokens/preferences.ts';
import { isLanguage, languageName, languages } from '#schema/core/words.ts';
import { SettingRow } from './setting-row.tsx';

export function Look() {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const { language } = useSpeech();
  const { theme, zoom, change } = useLook();
  const [map, chooseMap] = useMapChoice();
  return (
    <FormSection title={say('profile.look')} help={say('profile.lookHelp')}>
      <FormCell span={3}>
        <SegmentedChoice<ThemeChoice>
          label={t('theme.label')}
          value={theme}
          options={[
            { value: 'dark', label: t('theme.dark') },
            { value: 'light', label: t('theme.light') },
            { value: 'system', label: t('theme.system') },
          ]}
          onChange={(next) => change({ theme: next })}
        />
      </FormCell>
      <FormCell span={3}>
        <fieldset className="profile-zoom row flush">
          <legend className="field-label">{t('zoom.label')}</legend>
          <IconButton
            icon={<IconMinus size={14} />}
            label={t('zoom.smaller')}
            inert={zoom <= zoomRange.min}
            onAct={() => change({ zoom: zoom - zoomRange.step })}
          />
          <output className="ui-num">{format.percent(zoom)}</output>
          <IconButton
            icon={<IconPlus size={14} />}
            label={t('zoom.larger')}
            inert={zoom >= zoomRange.max}
            onAct={() => change({ zoom: zoom + zoomRange.step })}
          />
        </fieldset>
      </FormCell>
      <FormCell span={3}>
        <Chooser
          id="profile-language"
          label={t('language.label')}
          required
          options={languages.map((value) => ({ value, label: languageName(value, value) }))}
          value={{ value: language, label: languageName(language, language) }}
          onChange={(choice) => {
            if (isLanguage(choice?.value)) change({ language: choice.value });
          }}
        />
      </FormCell>
      <FormCell>
        <SettingRow name={say('profile.keys')} note={say('profile.keysHelp')}>
          <KeysChoice label={say('profile.keys')} hideLabel />
        </SettingRow>
      </FormCell>
      <FormCell>
        <SettingRow name={say('profile.map')} note={say('profile.mapHelp')}>
          <SegmentedChoice<MapChoice>
            label={say('profile.map')}
            hideLabel
            value={map}
            options={mapChoices.map((value) => ({ value, label: say(`profile.maps.${value}`) }))}
            onChange={chooseMap}
          />
        </SettingRow>
      </FormCell>
    </FormSection>
  );
}
