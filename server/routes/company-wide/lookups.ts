// Lookups at the paths of the specification: names of users, and contacts and branch offices of a client.
import { z } from 'zod';
import { branchOffice } from '#schema/clients/branch-office.ts';
import { contact } from '#schema/clients/contact.ts';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { rowOfClient, rowsOfClient, userNames } from '#server/domain/company/lookups.ts';

const names = z.array(z.object({ id: z.int(), title: z.string() }));
const records = z.array(z.looseObject({ id: z.int(), title: z.string() }));

export default resource(
  '',
  {
    'GET /user_names': route({
      access: signedIn,
      summary: 'Names of the active users',
      returns: names,
      handle: ({ database }) => userNames(database),
    }),
    'GET /client/:id/contacts': route({
      access: signedIn,
      summary: 'Contacts of a client; id and title without clients.read',
      returns: records,
      handle: ({ database, me, params }) => rowsOfClient(database, entityNamed(contact.name), me, params.id),
    }),
    'GET /client/:id/branch_offices': route({
      access: signedIn,
      summary: 'Branch offices of a client; id and title without clients.read',
      returns: records,
      handle: ({ database, me, params }) => rowsOfClient(database, entityNamed(branchOffice.name), me, params.id),
    }),
    'GET /client/:id/branch_offices/:branchId': route({
      access: signedIn,
      summary: 'One branch office of a client',
      returns: z.looseObject({ id: z.int(), title: z.string() }),
      handle: ({ database, me, params }) => rowOfClient(database, entityNamed(branchOffice.name), me, params.id, params.branchId),
    }),
  },
  'lookup',
);
