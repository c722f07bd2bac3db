// The holidays among the settings: how many are written down for this year and the next two, and the way to more.
import { useState } from 'react';
import { entityOf } from '#admin/providers/metadata.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { DescriptionList } from '#admin/ui/description-list.tsx';
import { FormCell, FormSection } from '#admin/ui/form-section.tsx';
import { IconCalendarOff, IconPlus } from '#admin/ui/icons.tsx';
import { useTimeZone } from '#admin/ui/words.tsx';
import { dayOf } from '#schema/core/zone.ts';
import { FillHolidays } from './fill-holidays.tsx';
import { anchorOf, type Section } from './sections.ts';
import { useHolidays } from './use-holidays.ts';

function Count({ country, year }: { country: string; year: number }) {
  const say = useSay();
  const holidays = useHolidays(country, year);
  if (!holidays) return null;
  return <>{holidays.length === 0 ? say('company.holidays.none') : say('company.holidays.days', { smart_count: holidays.length })}</>;
}

export function HolidaysSection({ section, country }: { section: Section; country: string }) {
  const say = useSay();
  const holiday = entityOf('holiday');
  const mayFill = useMay(holiday.access.create, {});
  const [filling, setFilling] = useState(false);
  const thisYear = Number(dayOf(Date.now(), useTimeZone()).slice(0, 4));
  return (
    <div id={anchorOf(section.id)} className="settings-section">
      <FormSection title={section.title} help={section.help}>
        <FormCell>
          <DescriptionList
            items={[0, 1, 2].map((after) => ({
              label: String(thisYear + after),
              value: <Count country={country} year={thisYear + after} />,
            }))}
          />
        </FormCell>
        <FormCell>
          <div className="settings-acts">
            {mayFill && (
              <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={() => setFilling(true)}>
                {say('company.holidays.fill')}
              </ActionButton>
            )}
            <ActionButton kind="quiet" icon={<IconCalendarOff size={16} />} to={holiday.paths?.list}>
              {say('company.holidays.open')}
            </ActionButton>
          </div>
        </FormCell>
      </FormSection>
      {filling && <FillHolidays country={country} onClose={() => setFilling(false)} />}
    </div>
  );
}
