// A response without end: events are written directly to the connection, as the same bytes for all listeners with the same topics.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** A listener; nothing may be written after its end. */
export type Reader = {
  write(bytes: Uint8Array): void;
  /** Bytes that the connection has not taken yet. */
  readonly waiting: number;
  end(): void;
};
/** Starts the stream; answers the function to call when the reader has gone, also after the server ended it. */
export type Live = (reader: Reader) => () => void;

type Head = { readonly status: number; readonly headers: Record<string, string> };

/** Writes to the socket: a `ReadableStream` costs several promises a message, which with thousands of screens shows as pauses of the garbage collector. */
const toConnection = (tell: Live, outgoing: ServerResponse, { status, headers }: Head): Response => {
  // The reader left while the call was checked and will not emit `close` again.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  // The connection closes after this response: without chunked encoding nothing is framed for each reader.
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

/** The fallback without a connection, as in a test that calls the app directly. */
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
