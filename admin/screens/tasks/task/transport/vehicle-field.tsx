// Chooses a vehicle: the user's last one first; one in use is listed with its driver.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { labelOf } from './data.ts';

/** The number of vehicles shown before "show all". */
const usual = 3;

type Props = { vehicles: readonly VehicleChoice[]; value: number | null; onChange: (id: number) => void };

export function VehicleField({ vehicles, value, onChange }: Props) {
  const say = useSay();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const few = vehicles.filter(({ id }, at) => at < usual || id === value);
  const shown = all ? vehicles : few;
  return (
    <div>
      <div className="split tall-32">
        <span className="ui-small ui-quiet">{say('transport.fields.vehicle_id')}</span>
        {few.length < vehicles.length && !all && (
          <button type="button" className="task-link tap" onClick={() => setAll(true)}>
            {say('transport.start.all', { count: vehicles.length })}
          </button>
        )}
      </div>
      <div className="task-people transport-vehicles">
        <RadioList
          hideLabel
          label={say('transport.fields.vehicle_id')}
          value={value}
          onChange={onChange}
          options={shown.map((vehicle) => ({
            value: vehicle.id,
            label: labelOf(vehicle),
            blocked:
              vehicle.in_use &&
              say('transport.start.inUse', { name: vehicle.in_use.user_name, time: format.time(vehicle.in_use.start_time) }),
            note: vehicle.private_vehicle ? say('transport.start.unchecked') : undefined,
            end: vehicle.last_own ? say('transport.start.lastOwn') : undefined,
          }))}
        />
      </div>
    </div>
  );
}
