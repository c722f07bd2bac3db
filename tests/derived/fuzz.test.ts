// Requests drawn from the document, by everybody: whatever they hold, the answer is one that the document knows, and never a fault of the server.
import { expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { randomFor } from '#seeds/random.ts';
import { type Person, useApi } from '#tests/support/api.ts';
import { undocumented } from '#tests/support/documented.ts';
import { type Drawn, drawRequest } from '#tests/support/fuzzed.ts';

const api = useApi();
/** The short form stands in the whole check; `FUZZ=20000 FUZZ_SEED=…` is the long one. */
const count = Number(process.env.FUZZ ?? 800);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const everything = Object.keys(permissions) as (keyof typeof permissions)[];
const shortened = (text: string) => (text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text);
const told = ({ method, path, headers, body }: Drawn, who: string) =>
  shortened(`${who}: ${method} ${path}\n${JSON.stringify(headers)}\n${typeof body === 'string' ? body : (body?.toString() ?? '')}`);

const answerTo = async ({ method, path, headers, body }: Drawn, session: string | null, address: string) => {
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(session && { cookie: `session=${session}` }) },
    ...(body !== undefined && { body }),
  };
  const response = await api.app.fetch(new Request(`http://test.example${path}`, init), {
    incoming: { socket: { remoteAddress: address } },
  });
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
  const cast: (Person | null)[] = ['marko', 'jure', 'luka', null];
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let boss = await api.hire(everything);
  for (let at = 0; at < count && wrong.length < 20; at += 1) {
    const drawn = drawRequest(random);
    const who = random.chance(0.7) ? boss : random.pick(cast);
    const session = who === null ? null : await api.sessionOf(who);
    // From an address of its own each, so that what guards against guessing does not answer for all the others.
    const { status, type, answer } = await answerTo(drawn, session, `198.51.${100 + Math.floor(at / 250)}.${at % 250}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // What was drawn may have signed them out, or sent them away.
    if (who === boss && status === 401) boss = await api.hire(everything);
    const [place = ''] = drawn.path.split('?');
    const fault = status >= 500 ? JSON.stringify(answer) : undocumented(drawn.method, place, status, type, answer);
    const leak = /node_modules|\.ts:\d|SQLITE_|\bat \w+ \(/.exec(JSON.stringify(answer) ?? '');
    if (fault || (leak && status >= 400)) wrong.push(`#${at} ${fault ?? leak?.[0]}\n${told(drawn, String(who))}`);
  }
  console.info(
    `${count} requests, seed ${seed}: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  );
  expect(wrong.join('\n\n')).toBe('');
}, 1_800_000);
