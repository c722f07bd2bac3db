// Start and destination of a trip, filled in if known, and its type if there are several.
import { LineField } from '#admin/fields/line-field.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import type { VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';
import { TypeField } from '#admin/screens/transport/shared/type-field.tsx';

const longest = 200;

export type Way = { readonly start_point: string; readonly destination: string; readonly transport_type_id: number | null };

/** A company vehicle starts at its last destination and goes to the work, unless it is there already. */
export const usualWay = ({ branch_office, client }: TaskPage, vehicle: VehicleChoice | undefined): Way => {
  const start_point = vehicle && !vehicle.private_vehicle ? (vehicle.last_end_point ?? '') : '';
  const there = [client?.name, branch_office?.title, (branch_office ?? client)?.town].filter(Boolean).join(', ').slice(0, longest);
  const stands = start_point !== '' && (start_point === there || start_point === client?.name || start_point === branch_office?.title);
  return { start_point, destination: stands ? '' : there, transport_type_id: null };
};

export function WayFields({ way, onChange }: { way: Way; onChange: (part: Partial<Way>) => void }) {
  const say = useSay();
  return (
    <>
      <div className="transport-way">
        <LineField
          label={say('transport.start.from')}
          optional={say('transport.optional')}
          value={way.start_point}
          onChange={(start_point) => onChange({ start_point })}
          max={longest}
        />
        <LineField
          label={say('transport.start.to')}
          optional={say('transport.optional')}
          value={way.destination}
          onChange={(destination) => onChange({ destination })}
          max={longest}
        />
      </div>
      <TypeField value={way.transport_type_id} onChange={(transport_type_id) => onChange({ transport_type_id })} />
    </>
  );
}
