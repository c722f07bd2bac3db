// The holidays section of the settings: the number of holidays for this year and the next two, with a link to the list.
import { useState } from 'react';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { IconCalendarOff, IconPlus } from '#admin/ui/marks/icons.tsx';
import { useTimeZone } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
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
          <div className="row stretch wrap gap-12 lines-4">
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
