// An answer that goes on: what it tells is written straight to the connection, as the same bytes for all who hear the same.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Who hears: nothing may be written once it has ended. */
export type Reader = {
  write(bytes: Uint8Array): void;
  /** Bytes that it has not taken yet. */
  readonly waiting: number;
  end(): void;
};
/** Begins to tell; answers what is called when the reader has gone, also after an end of one's own. */
export type Live = (reader: Reader) => () => void;

type Head = { readonly status: number; readonly headers: Record<string, string> };

/** A `ReadableStream` costs some promises a message, which thousands of screens feel as pauses of the garbage collector. */
const toConnection = (tell: Live, outgoing: ServerResponse, { status, headers }: Head): Response => {
  // Whoever left while the call was looked into has been told so already.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  // No other call comes on this connection: without chunks nothing is framed for each reader anew.
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.writeHead(status, headers);
  const gone = tell({
    write: (bytes) => void outgoing.write(bytes),
    get waiting() {
      return outgoing.writableLength;
    },
    end: () => void outgoing.end(),
  });
  outgoing.on('close', gone);
  return RESPONSE_ALREADY_SENT;
};

/** Where no connection is at hand, as in a test that asks the app itself. */
const toStream = (tell: Live, { status, headers }: Head): Response => {
  let gone = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        gone = tell({
          write: (bytes) => controller.enqueue(bytes),
          get waiting() {
            return -(controller.desiredSize ?? 0);
          },
          end: () => controller.close(),
        });
      },
      cancel: () => gone(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return new Response(body, { status, headers });
};

export const eventStreamResponse = (tell: Live, outgoing: ServerResponse | undefined, head: Head): Response =>
  outgoing ? toConnection(tell, outgoing, head) : toStream(tell, head);
