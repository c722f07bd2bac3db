// An invitation behind its public link: the token's holder sees the meeting and accepts or declines.
import { z } from 'zod';
import { meetingPurpose } from '#server/domain/meetings/public-meeting.ts';
import { linkResource, nullableText } from '../links/link-resource.ts';

export default linkResource(
  meetingPurpose,
  z.object({
    place: nullableText,
    planned_start: z.iso.datetime(),
    planned_end: z.iso.datetime(),
    organiser: z.string(),
    name: z.string().describe('Who is asked'),
    agenda: z.array(z.object({ title: z.string(), speaker: nullableText, minutes: z.int() })),
  }),
);
