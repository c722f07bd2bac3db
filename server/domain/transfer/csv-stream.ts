// Streams a CSV file in parts, whatever its number of rows.
import { byteOrderMark, csvLine } from '#schema/core/csv-cell.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';

/** Reads the first rows before the response begins, so that a refusal still sets its status; a client that disconnects ends the reading. */
export const csvStream = async (
  head: readonly string[],
  parts: AsyncGenerator<readonly (readonly string[])[]>,
): Promise<ReadableStream<Uint8Array>> => {
  const encoder = new TextEncoder();
  let next: Awaited<ReturnType<typeof parts.next>> | null = await parts.next();
  const giveWay = eventLoopYielder();
  return new ReadableStream({
    // Spreadsheets recognise UTF-8 by the byte order mark.
    start: (controller) => controller.enqueue(encoder.encode(`${byteOrderMark}${csvLine(head)}`)),
    pull: async (controller) => {
      await giveWay();
      const { value, done } = next ?? (await parts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
};
