// Guessing is slowed down by all processes on the database together, for a while and no longer; only what failed counts.
import { expect, it } from 'vitest';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const wrong = new Error('wrong');
const isWrong = (error: unknown) => error === wrong;
/** Two of one name are what two processes have. */
const two = (name: string, windowMs?: number) => [new AttemptLimiter(name, 3, windowMs), new AttemptLimiter(name, 3, windowMs)] as const;
const tryOut = (limiter: AttemptLimiter, keys: readonly string[], fits = false) =>
  limiter.attempt(
    api.app,
    keys,
    async () => {
      if (!fits) throw wrong;
      return 'in';
    },
    isWrong,
  );

it('a failure in one process counts in the other; another account does not wait', async () => {
  const [one, other] = two('shared');
  await expect(tryOut(one, ['marko'])).rejects.toBe(wrong);
  await expect(tryOut(other, ['marko', 'office'])).rejects.toBe(wrong);
  await expect(tryOut(one, ['marko'])).rejects.toBe(wrong);
  for (const limiter of [one, other])
    await expect(tryOut(limiter, ['marko'], true)).rejects.toMatchObject({ status: 429, reason: 'tooManyTries' });
  await expect(tryOut(other, ['petra', 'office'], true)).resolves.toBe('in');
});

it('success wipes out what failed before, in both; another error counts for nothing', async () => {
  const [one, other] = two('wiped');
  for (const limiter of [one, other]) await expect(tryOut(limiter, ['marko'])).rejects.toBe(wrong);
  await expect(tryOut(other, ['marko'], true)).resolves.toBe('in');
  for (let count = 0; count < 5; count += 1)
    await expect(one.attempt(api.app, ['marko'], () => Promise.reject(new Error('else')), isWrong)).rejects.toThrow('else');
  await expect(tryOut(one, ['marko'], true)).resolves.toBe('in');
});

it('many at once in both processes: no more fail than are allowed', async () => {
  const [one, other] = two('at once');
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_one, at) => tryOut(at % 2 ? one : other, ['marko'])));
  const failed = answers.filter((answer) => answer.status === 'rejected' && answer.reason === wrong);
  expect(failed).toHaveLength(3);
});

it('failures that no longer count are deleted, and the rows do not name who tried', async () => {
  const [brief] = two('brief', 1);
  await expect(tryOut(brief, ['maja@example.com'])).rejects.toBe(wrong);
  const rows = await api.rows('select * from failed_try order by id desc');
  expect(JSON.stringify(rows)).not.toContain('maja');
  const storedTries = async () => (await api.rows('select id from failed_try where id = ?1', [rows[0]?.id])).length;
  await expect.poll(() => tryOut(brief, ['petra@example.com']).catch(storedTries)).toBe(0);
});

it('a failure before the clock was set back an hour makes nobody wait for an hour', async () => {
  const [limiter] = two('set back');
  for (let count = 0; count < 3; count += 1) await expect(tryOut(limiter, ['marko'])).rejects.toBe(wrong);
  await expect(tryOut(limiter, ['marko'], true)).rejects.toMatchObject({ status: 429 });
  const ahead = new Date(Date.now() + 3_600_000);
  await api.database.orm.em.fork().nativeUpdate(api.database.entities.failed_try, {}, { at: ahead, ends_at: ahead });
  await expect(tryOut(limiter, ['marko'], true)).resolves.toBe('in');
});

it('signing in counts where every process sees it', async () => {
  const [newest] = await api.rows('select coalesce(max(id), 0) as id from failed_try');
  const answer = await api.as(null).post('/login', { email: 'petra@example.com', password: 'napacno-geslo-1' });
  expect(answer).toMatchObject({ status: 401 });
  expect(await api.rows('select key from failed_try where id > ?1', [newest?.id])).toHaveLength(2);
});
