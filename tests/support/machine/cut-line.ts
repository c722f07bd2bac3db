// A line to a server that a test can cut: a relay on a port of its own, which drops every connection and takes no new one until it is mended, or loses without a word what comes along.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  /** The address of the server, by this line. */
  readonly url: string;
  cut(): Promise<void>;
  /** The connections stand, but nothing comes through them any more; new ones are as good as before. */
  silence(): void;
  mend(): Promise<void>;
};

export const lineTo = async (server: string): Promise<Line> => {
  const { hostname, port } = new URL(server);
  const ends = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (on: number) => {
    relay.listen(on, '127.0.0.1');
    await once(relay, 'listening');
    return (relay.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: Object.assign(new URL(server), { host: `127.0.0.1:${own}` }).href.replace(/\/$/, ''),
    async cut() {
      const closed = once(relay, 'close');
      relay.close();
      for (const end of ends) end.destroy();
      await closed;
    },
    silence() {
      for (const end of ends) end.unpipe();
    },
    async mend() {
      await listen(own);
    },
  };
};
