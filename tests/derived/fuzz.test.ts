// Requests drawn from the document, by everybody: whatever they hold, the answer is one that the document knows, and never a fault of the server.
import { expect, it } from 'vitest';
import { type Permission, permissions } from '#schema/permissions.ts';
import { randomFor } from '#seeds/random.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { useApi } from '#tests/support/api.ts';
import { inside } from '#tests/support/caller.ts';
import { undocumented } from '#tests/support/documented.ts';
import { type Drawn, drawRequest } from '#tests/support/fuzzed.ts';

const api = useApi();
/** The short form stands in the whole check; `FUZZ=20000 FUZZ_SEED=…` is the long one. */
const count = Number(process.env.FUZZ ?? 800);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const everything = Object.keys(permissions) as Permission[];
/** What those may who are not the boss; null is signed out. */
const crews: readonly (readonly Permission[] | null)[] = [['tasks.create'], [], everything.filter((name) => /read|tasks/.test(name)), null];
const shortened = (text: string) => (text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text);
const callText = ({ method, path, headers, body }: Drawn, person: string) =>
  shortened(`${person}: ${method} ${path}\n${JSON.stringify(headers)}\n${typeof body === 'string' ? body : (body?.toString() ?? '')}`);

/** From an address of its own each, so that what guards against guessing does not answer for all the others. */
const answerTo = async ({ method, path, headers, body }: Drawn, person: number | null) => {
  const response = await api.fetch(person, path, { method, headers, ...(body !== undefined && { body }), address: somewhere() });
  const type = response.headers.get('content-type');
  if (type?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, type, answer: '' };
  }
  const text = await response.text();
  return {
    status: response.status,
    type,
    answer: text === '' ? undefined : /^application\/(problem\+)?json/.test(type ?? '') ? (JSON.parse(text) as unknown) : text,
  };
};

it(`${count} requests get a documented answer that tells nothing of the inside`, async () => {
  const random = randomFor('fuzz', seed);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  // Whom a call signs out, or sends away, somebody of the same rights follows.
  const hired = new Map<readonly Permission[], number>();
  const oneWith = async (names: readonly Permission[]) => {
    const one = hired.get(names) ?? (await api.hire(names));
    hired.set(names, one);
    return one;
  };
  for (let at = 0; at < count && wrong.length < 20; at += 1) {
    const drawn = drawRequest(random);
    const names = random.chance(0.7) ? everything : random.pick(crews);
    const { status, type, answer } = await answerTo(drawn, names && (await oneWith(names)));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (names !== null && status === 401) hired.delete(names);
    const [place = ''] = drawn.path.split('?');
    const fault = status >= 500 ? JSON.stringify(answer) : undocumented(drawn.method, place, status, type, answer);
    const leak = inside.exec(JSON.stringify(answer) ?? '');
    if (fault || (leak && status >= 400)) wrong.push(`#${at} ${fault ?? leak?.[0]}\n${callText(drawn, names?.join(' ') ?? 'signed out')}`);
  }
  console.info(
    `${count} requests, seed ${seed}: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  );
  expect(wrong.join('\n\n')).toBe('');
  // Half of every value is right: many come through to what they ask for.
  const came = [...statuses].reduce((sum, [status, n]) => sum + (status < 300 ? n : 0), 0);
  expect(came).toBeGreaterThan(count / 20);
}, 1_800_000);
