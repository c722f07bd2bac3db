// Taps that a wall terminal could not book, for terminal administrators to decide.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { reference, text } from '#schema/core/fields.ts';
import { terminalEvent } from '#schema/terminals/terminal-event.ts';
import { resource, route } from '#server/core/http/route.ts';
import { dismissEvent, settleEvent } from '#server/domain/terminals/decide.ts';

const shared = { access: can('terminals.write'), returns: terminalEvent.record } as const;

export default resource(
  '/terminal_event/:id',
  {
    'POST /settle': route({
      ...shared,
      summary: 'Book it at its true time, for the person that it names or is told; refused while something stands against it',
      body: z.strictObject({ user_id: reference('user').optional() }),
      refuses: { 404: ['notFound'], 409: ['decided', 'alreadyIn', 'notIn', 'alreadyPaused', 'outOfOrder', 'timeLocked'] },
      handle: (call) => settleEvent(call, call.me, call.params.id, call.body.user_id),
    }),
    'POST /dismiss': route({
      ...shared,
      summary: 'Book nothing, and say why',
      body: z.strictObject({ reason: text({ max: 1000 }) }),
      refuses: { 404: ['notFound'], 409: ['decided'] },
      handle: (call) => dismissEvent(call, call.me, call.params.id, call.body.reason),
    }),
  },
  'terminal_event',
);
