// A status that a list shows is a coloured state with a sign: the schema gives each of its values a tone.
import { expect, it } from 'vitest';
import { allEntities } from '#admin/providers/records/metadata.ts';
import { mail } from '#schema/mail/mail.ts';
import { houseFiles, read } from '../../support/sources.ts';

const shown = allEntities.filter(({ list }) => list?.columns.includes('status'));

it('is given a tone for each value by the schema', () => {
  expect(shown.map(({ name }) => name)).toContain('mail');
  const without = shown.flatMap(({ name, fields: { status } }) =>
    Object.keys(status?.values ?? {})
      .filter((value) => !status?.tones?.[value])
      .map((value) => `${name}.${value}`),
  );
  expect(without).toEqual([]);
});

it('is drawn by the one mark of states', () => {
  const marked = houseFiles
    .filter((file) => /^admin\/screens\/.*\.tsx$/.test(file))
    .flatMap((file) => {
      const { text } = read(file);
      return [...text.matchAll(/\bstateMark\('(\w+)'/g)].map(([, entity]) => entity);
    });
  expect(marked.sort()).toEqual(shown.map(({ name }) => name).sort());
});

it('may be a word as well as a number', () => {
  expect(mail.info.status).toMatchObject({ kind: 'choice', values: { failed: 'failed' }, tones: { failed: 'refused' } });
  expect(mail.record.shape.status?.safeParse('lost').success).toBe(false);
});
