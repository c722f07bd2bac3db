// Chooses clients and places for tasks: some clients call more often than others.

import type { Clients } from '../clients/clients.ts';
import type { ClientKind } from '../clients/directory.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';

type KnownClient = { readonly id: number; readonly kind: ClientKind; readonly tags: readonly number[]; readonly archived: boolean };

export type Directory = {
  /** A random client, weighted by frequency; archived ones only for tasks done long ago. */
  readonly pick: (random: Random, longDone: boolean) => KnownClient;
  /** Branch office and contact of a task, 0 where there is none; a task that names a room gets no branch office in the same building. */
  readonly placeAt: (client: number, random: Random, roomIsNamed: boolean) => { branch: number; contact: number };
  readonly called: (name: string) => KnownClient;
  readonly branchCalled: (client: number, title: string) => number;
  readonly primaryContact: (client: number) => number;
};

const often: Partial<Record<ClientKind, number>> = {
  hotel: 1.8,
  municipality: 1.6,
  health: 1.8,
  industry: 1.7,
  school: 1.3,
  block: 1.5,
  home: 0.5,
};

export const makeDirectory = ({ clients, branch_offices, contacts, kinds }: Clients, random: Random): Directory => {
  const kindOf = (client: Row<'client'>) => kinds.get(client.id) ?? 'office';
  const known = clients.map(
    (client): KnownClient => ({ id: client.id, kind: kindOf(client), tags: client.tags, archived: client.archived }),
  );
  const branches = new Map<number, number[]>();
  const houses = new Map<number, number[]>();
  for (const { id, client_id, address } of branch_offices) {
    branches.set(client_id, [...(branches.get(client_id) ?? []), id]);
    if (clients[client_id - 1]?.address !== address) houses.set(client_id, [...(houses.get(client_id) ?? []), id]);
  }
  const people = new Map<number, (typeof contacts)[number][]>();
  for (const contact of contacts) people.set(contact.client_id, [...(people.get(contact.client_id) ?? []), contact]);

  // Cumulative weights, so that a binary search finds a client among thousands.
  const sums: number[] = [];
  let total = 0;
  for (const client of clients) {
    total += (often[kindOf(client)] ?? 1) * (client.payment_term_days > 14 ? 1.6 : 1) * (0.4 + random.next() * 1.6);
    sums.push(total);
  }
  const draw = (from: Random): KnownClient => {
    const point = from.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) <= point) low = middle + 1;
      else high = middle;
    }
    const found = known[low];
    if (!found) throw new Error('The company has no clients');
    return found;
  };
  const need = <T>(value: T | undefined, description: string): T => {
    if (value === undefined) throw new Error(`The directory does not know ${description}`);
    return value;
  };
  const primary = new Map(clients.map((client) => [client.id, client.primary_contact_id ?? 0]));

  return {
    pick(from, longDone) {
      let found = draw(from);
      while (found.archived && !longDone) found = draw(from);
      return found;
    },
    placeAt(client, from, roomIsNamed) {
      const places = (roomIsNamed ? houses : branches).get(client) ?? [];
      const branch = places.length > 0 && from.chance(0.7) ? from.pick(places) : 0;
      const there = (people.get(client) ?? []).find((contact) => branch > 0 && contact.branch_office_id === branch);
      const contact = from.chance(0.04) ? 0 : (there?.id ?? primary.get(client) ?? 0);
      return { branch, contact };
    },
    called(name) {
      const id = clients.find((client) => client.name.startsWith(name))?.id;
      return need(
        known.find((client) => client.id === id),
        name,
      );
    },
    branchCalled: (client, title) =>
      need(
        branch_offices.find((branch) => branch.client_id === client && branch.title === title),
        title,
      ).id,
    primaryContact: (client) => primary.get(client) ?? 0,
  };
};
