// A CSV file that is written while it is sent: a few rows after the other, whatever their number.
import { byteOrderMark, csvLine } from '#schema/core/csv-cell.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';

/** The first rows are read before the answer begins, so that a refusal is one; who goes away ends the reading. */
export const csvStream = async (
  head: readonly string[],
  parts: AsyncGenerator<readonly (readonly string[])[]>,
): Promise<ReadableStream<Uint8Array>> => {
  const encoder = new TextEncoder();
  let next: Awaited<ReturnType<typeof parts.next>> | null = await parts.next();
  const giveWay = eventLoopYielder();
  return new ReadableStream({
    // A spreadsheet reads UTF-8 by the mark at its start.
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
