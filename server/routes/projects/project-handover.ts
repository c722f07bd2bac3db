// The handover of a project: proposed, approved and sent, sent again, printed.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { language } from '#schema/core/fields.ts';
import { project } from '#schema/projects/project.ts';
import { ids } from '#server/core/http/id.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { approveHandover, resendHandover, signHandover, startHandover } from '#server/domain/projects/handover.ts';
import { printHandoverNow } from '#server/domain/projects/handover-print.ts';
import { spotLink } from '../links/link-resource.ts';

const routeBase = { access: signedIn, entity: project, returns: project.record } as const;
const refuses = { 404: ['notFound'], 409: ['wrongState', 'tasksDone'], 412: ['stale'] } as const;
const sent = project.record.extend({
  link: z.object({
    url: z
      .string()
      .optional()
      .describe('Where the client answers, to be handed over; only in the first answer, and never of a mailed link'),
    expires_at: z.iso.datetime(),
    email: z.string().nullable().describe('Whom it is mailed to; null when it is handed over by hand'),
  }),
});
const inWhich = z.strictObject({
  language: language().optional().describe("Of the mail and of what the link opens; the client's when it is not said"),
});

export default resource('/project/:id', {
  'PUT /handover/start': route({
    ...routeBase,
    refuses: { ...refuses, 409: [...refuses[409], 'notItsTask'] },
    summary: 'Propose the handover; its leader may leave tasks out of it (`excluded_tasks`)',
    body: z.strictObject({
      comment: optionalRemark(1000).nullish(),
      excluded_tasks: ids(500).optional(),
    }),
    handle: (call) => startHandover(call, call.me, which(call), call.body),
  }),
  'PUT /handover/approve': route({
    ...routeBase,
    refuses,
    returns: sent,
    summary: 'Approve the handover and send it to the client, who gets a link to answer by',
    body: inWhich,
    handle: (call) => approveHandover(call, call.me, which(call), call.body.language),
  }),
  'PUT /handover/resend': route({
    ...routeBase,
    refuses: { ...refuses, 409: ['wrongState'] },
    returns: sent,
    summary: 'Send the handover to the client once more; the earlier link ends',
    body: inWhich,
    handle: (call) => resendHandover(call, call.me, which(call), call.body.language),
  }),
  'PUT /handover/sign': route({
    ...routeBase,
    refuses: { ...refuses, 409: ['wrongState'] },
    returns: spotLink,
    summary: 'Let the client sign on this device at once; what is answered so is marked, and the mailed link stays good',
    handle: (call) => signHandover(call, call.me, which(call)),
  }),
  'GET /handover/preview': route({
    access: signedIn,
    summary: 'Print the handover: a preview, once it is confirmed the printout; answers the name at which /pdf/project/{name} serves it',
    returns: z.object({ name: z.string() }),
    refuses: { 404: ['notFound'] },
    handle: async ({ database, hub, files, me, params }) => {
      const { file_name } = await printHandoverNow({ database, hub, files }, me.id, params.id, me);
      return { name: file_name };
    },
  }),
});
