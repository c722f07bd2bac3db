// The list of holidays, with a button that adds a whole year.
import './settings.css';
import { useState } from 'react';
import EntityList from '#admin/generic/list/entity-list.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCalendarOff } from '#admin/ui/marks/icons.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { FillHolidays } from './fill-holidays.tsx';

export default function HolidayList({ entity }: ScreenProps) {
  const say = useSay();
  const mayFill = useMay(entity.access.create, {});
  const phone = useBelow(768);
  const [filling, setFilling] = useState(false);
  const fill = { label: say('company.holidays.fill'), onAct: () => setFilling(true) };
  return (
    <>
      <EntityList
        entity={entity}
        acts={
          mayFill &&
          !phone && (
            <ActionButton icon={<IconCalendarOff size={16} />} onAct={fill.onAct}>
              {fill.label}
            </ActionButton>
          )
        }
        seldom={mayFill && phone ? [{ id: 'fill', icon: <IconCalendarOff />, ...fill }] : []}
      />
      {filling && <FillHolidays onClose={() => setFilling(false)} />}
    </>
  );
}
