// The handover of a project behind its public link: the token's holder sees the work and answers, without an account.
import { z } from 'zod';
import { handoverPurpose } from '#server/domain/projects/public-handover.ts';
import { line, linkResource, nullableText, place } from '../links/link-resource.ts';

export default linkResource(
  handoverPurpose,
  z.object({
    description: nullableText,
    comment: nullableText,
    client: place.nullable(),
    branch_office: place.nullable(),
    leader: z.string(),
    from: z.iso.datetime(),
    deadline: nullableText,
    tasks: z.array(z.object({ line, number: z.int(), title: z.string(), seconds: z.int() })),
    work: z.array(z.object({ work_type: z.string(), seconds: z.int() })),
    materials: z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.enum(['Meter', 'Piece']) })),
  }),
);
