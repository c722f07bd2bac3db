// The list of holidays, with the way to fill a whole year.
import './settings.css';
import { useState } from 'react';
import ListPage from '#admin/generic/list/list-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useMay } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconCalendarOff } from '#admin/ui/icons.tsx';
import { FillHolidays } from './fill-holidays.tsx';

export default function HolidayList({ entity }: ScreenProps) {
  const say = useSay();
  const mayFill = useMay(entity.access.create, {});
  const [filling, setFilling] = useState(false);
  return (
    <>
      <ListPage
        entity={entity}
        acts={
          mayFill && (
            <ActionButton icon={<IconCalendarOff size={16} />} onAct={() => setFilling(true)}>
              {say('company.holidays.fill')}
            </ActionButton>
          )
        }
      />
      {filling && <FillHolidays onClose={() => setFilling(false)} />}
    </>
  );
}
