// Two and three pages of the browser's own code write the minutes over the API at once, on a line that is cut now and then.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, type Merged, type Paragraph } from '#admin/screens/meetings/meeting/minutes/draft.ts';
import { useApi } from '#tests/support/api.ts';
import { startedMeeting } from '#tests/support/stories/meeting-story.ts';
import { faultsOf, type Server, someSteps, written } from '#tests/support/writing/minutes-writers.ts';

const api = useApi();
const people = ['luka', 'tina', 'admin'] as const;

const minutesOf = (meeting: number): Server => ({
  read: async () => (await api.as('luka').get(`/meeting/${meeting}/minutes`)).body.paragraphs as Paragraph[],
  write: async (writer, { request, tab, revision, batch }) => {
    const { status, body } = await api
      .as(people[writer] ?? 'luka')
      .put(`/meeting/${meeting}/minutes`, { tab, revision, changes: batch.map(changeOf) }, { headers: { 'Idempotency-Key': request } });
    expect(status).toBe(200);
    const [saved, stands] = [body.saved as Merged['saved'], body.stands as Paragraph[]];
    return { saved, stands, at: String(body.at) };
  },
});

it.each([2, 3])('%i writers lose no character unseen, double none and end with one text', async (writers) => {
  await fc.assert(
    fc.asyncProperty(someSteps(writers, 40), async (steps) => {
      const meeting = await startedMeeting(api, 'luka');
      expect(faultsOf(await written(minutesOf(meeting), writers, steps))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
