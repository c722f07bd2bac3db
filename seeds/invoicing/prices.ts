// The demo company's prices of hours and kilometres: contract prices of clients, dearer trades, and this year's list.
import { idOf, userTypeId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { transportTypes } from '../company/company.ts';
import type { Row } from '../rows.ts';
import { type WorkTypeName, workTypeId } from '../times/work-types.ts';

const hours: readonly [from: string, work: WorkTypeName, client: string | null, userType: string | null, price: number, note?: string][] = [
  ['2025-01-01', 'Servis', null, 'Hladilni tehnik', 4900],
  ['2025-01-01', 'Servis', null, 'Elektrikar', 4700],
  ['2025-01-01', 'Montaža', null, 'Pripravnik', 2600],
  ['2026-01-01', 'Servis', null, 'Hladilni tehnik', 5100, 'Cenik 2026'],
  ['2026-01-01', 'Zagon in meritve', null, null, 5400, 'Cenik 2026'],
  ['2024-05-01', 'Servis', 'Hotel Pod Rožnikom d. o. o.', null, 4000, 'Letna pogodba'],
  ['2026-05-01', 'Servis', 'Hotel Pod Rožnikom d. o. o.', null, 4200, 'Letna pogodba, uskladitev'],
  ['2026-05-01', 'Servis', 'Hotel Pod Rožnikom d. o. o.', 'Hladilni tehnik', 4600, 'Letna pogodba, uskladitev'],
  ['2025-03-01', 'Servis', 'Komunala Zagorje', null, 3900, 'Naročilo 12/2025'],
  ['2025-03-01', 'Nujni izhod', 'Komunala Zagorje', null, 5800, 'Naročilo 12/2025'],
  ['2025-09-01', 'Pregled', 'Terme Zdravilni gaj d. d.', null, 3500],
];

const kilometers: readonly [from: string, transport: string, client: string | null, price: number, note?: string][] = [
  ['2026-01-01', 'Dostava materiala', null, 80, 'Cenik 2026'],
  ['2024-05-01', 'Službena vožnja', 'Hotel Pod Rožnikom d. o. o.', 55, 'Letna pogodba'],
  ['2025-03-01', 'Službena vožnja', 'Komunala Zagorje', 60, 'Naročilo 12/2025'],
];

export const makePrices = ({ clients }: Pick<Clients, 'clients'>): Row<'price'>[] =>
  hours.map(([valid_from, work, client, userType, hourly_price, note], index) => ({
    id: index + 1,
    valid_from,
    client_id: client === null ? null : idOf(clients, client),
    user_type_id: userType === null ? null : userTypeId(userType),
    work_type_id: workTypeId(work),
    hourly_price,
    note: note ?? null,
  }));

export const makeKilometerPrices = ({ clients }: Pick<Clients, 'clients'>): Row<'kilometer_price'>[] =>
  kilometers.map(([valid_from, transport, client, price_per_km, note], index) => ({
    id: index + 1,
    valid_from,
    client_id: client === null ? null : idOf(clients, client),
    transport_type_id: idOf(transportTypes, transport),
    price_per_km,
    note: note ?? null,
  }));
