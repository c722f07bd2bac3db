// The secret address of a wall terminal, for terminal administrators.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { rotateKey, terminalAddress } from '#server/domain/terminals/address.ts';
import { newPairingCode, unpairTablet } from '#server/domain/terminals/tablet.ts';

const access = can('terminals.write');

export default resource(
  '/registration_terminal/:id',
  {
    'GET /address': route({
      access,
      summary: 'The secret address that the tablet on the wall opens',
      returns: z.object({ path: z.string(), url: z.string() }),
      refuses: { 404: ['notFound'] },
      handle: async ({ database, params, publicUrl }) => {
        const path = await terminalAddress(database, params.id);
        return { path, url: `${publicUrl}${path}` };
      },
    }),
    'POST /rotate_key': route({
      access,
      summary: 'Give the terminal another address; the earlier one leads nowhere from now on',
      returns: z.object({ key_rotated_at: z.iso.datetime() }),
      refuses: { 404: ['notFound'] },
      handle: (call) => rotateKey(call, call.me, call.params.id),
    }),
    'POST /pairing_code': route({
      access,
      summary: 'A code that binds the tablet on which it is typed to the terminal; told once, and an earlier one ends',
      returns: z.object({ code: z.string(), expires_at: z.iso.datetime() }),
      refuses: { 404: ['notFound'] },
      handle: (call) => newPairingCode(call, call.me, call.params.id),
    }),
    'DELETE /tablet': route({
      access,
      summary: 'Unbind the tablet: any browser with the address may register again',
      returns: null,
      refuses: { 404: ['notFound'] },
      handle: (call) => unpairTablet(call, call.me, call.params.id),
    }),
  },
  'registration_terminal',
);
