// The places of clients, for users who create a task, even without permission to open clients.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { findPlaces, placesOf } from '#server/domain/clients/places.ts';

const text = z.string().nullable();
const placeShape = z.object({
  client_id: z.int(),
  name: z.string(),
  branch_office_id: z.int().describe('0 is the head office'),
  branch_office: text,
  address: text,
  town: text,
  open_tasks: z.int(),
});
const place = z.object({
  client_id: z.int(),
  name: z.string(),
  address: text,
  town: text,
  primary_contact_id: z.int().nullable(),
  branch_offices: z.array(z.object({ id: z.int(), title: z.string(), address: text, town: text, standing_notes: text })),
  contacts: z.array(z.object({ id: z.int(), name: z.string(), l_name: text, phone: text, branch_office_id: z.int().nullable() })),
  tags: z.array(z.int()),
});

export default resource(
  '/place',
  {
    'GET /': route({
      access: can('tasks.create'),
      summary: 'Clients and their branch offices by words of name, address and town; 20 at most',
      query: z.object({ q: z.string().max(200) }),
      returns: z.array(placeShape),
      handle: ({ database, query }) => findPlaces(database, query.q),
    }),
    'GET /:id': route({
      access: can('tasks.create'),
      summary: 'A client with its branch offices, contacts and tags, for a new task; standing notes and phones only with clients.read',
      returns: place,
      refuses: { 404: ['notFound'] },
      handle: ({ database, me, params }) => placesOf(database, me, params.id),
    }),
  },
  'lookup',
);
