// Where a call comes from: whom the socket says, unless that is a proxy of ours, which says itself for whom it asks.
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/core/configuration.ts';
import { addressThrough } from '#server/core/http/request.ts';

const addressFor = async (proxies: string | undefined, peer: string, said?: string) => {
  const addressOf = addressThrough(proxies);
  const app = new Hono().get('/', (c) => c.text(addressOf(c)));
  const headers = new Headers(said === undefined ? {} : { 'x-forwarded-for': said });
  const request = new Request('http://test.example/', { headers });
  return (await app.fetch(request, { incoming: { socket: { remoteAddress: peer } } })).text();
};

describe('a call comes from', () => {
  it.each([
    ['its socket, whatever it says, where there is no proxy', undefined, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['its socket, where that is no proxy', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['whom the proxy names', '10.0.0.0/8', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['whom the proxy names, on a socket for both families', '127.0.0.1', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['whom the proxy has added last, not whom the caller has written', '10.0.0.0/8', '10.0.0.2', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['whom the first of two proxies names', '10.0.0.0/8', '10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
    ['a proxy that asks for itself', '10.0.0.0/8', '10.0.0.2', undefined, '10.0.0.2'],
    ['a proxy that knows nobody', '10.0.0.0/8', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['within the networks, where nobody outside is named', '10.0.0.0/8', '10.0.0.2', '10.0.0.9', '10.0.0.9'],
  ])('%s', async (_case, proxies, peer, said, address) => expect(await addressFor(proxies, peer, said)).toBe(address));
});

describe('the networks of proxies', () => {
  it('are none by default', () => expect(readConfiguration({}).proxies).toBeUndefined());
  it('are read from one line', () => expect(readConfiguration({ PROXIES: '127.0.0.1 10.0.0.0/8' }).proxies).toBe('127.0.0.1, 10.0.0.0/8'));
  it.each(['everybody', '10.0.0.0/33', '10.0.0'])('are no %s', (PROXIES) =>
    expect(() => readConfiguration({ PROXIES })).toThrow('PROXIES'),
  );
});
