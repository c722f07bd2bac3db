// The work on a task behind its public link: the token's holder sees the work and answers, without an account.
import { z } from 'zod';
import { taskPurpose } from '#server/domain/tasks/public-task.ts';
import { line, linkResource, nullableText, place } from '../links/link-resource.ts';

export default linkResource(
  taskPurpose,
  z.object({
    description: nullableText,
    notes: nullableText,
    client: place.nullable(),
    branch_office: place.nullable(),
    people: z.array(z.string()),
    times: z.array(
      z.object({
        line,
        who: z.string(),
        work_type: z.string(),
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        seconds: z.int(),
        multiplier: z.number(),
        notes: nullableText,
      }),
    ),
    transports: z.array(
      z.object({
        line,
        who: z.string(),
        vehicle: z.string(),
        from: z.iso.datetime(),
        to: z.iso.datetime().nullable(),
        type: z.string().nullable(),
        route: z.array(z.string()),
        kilometers: z.number(),
      }),
    ),
    materials: z.array(z.object({ line, name: z.string(), quantity: z.number(), unit: z.enum(['Meter', 'Piece']) })),
  }),
);
