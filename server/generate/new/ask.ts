// Asks at the terminal for what no flag has said; where there is no terminal, names the flag's meaning and refuses.
import { createInterface, type Interface } from 'node:readline/promises';
import { Refused } from './plan.ts';

type Streams = { readonly input: NodeJS.ReadableStream & { isTTY?: boolean }; readonly output: NodeJS.WritableStream };

export const asker = ({ input, output }: Streams = { input: process.stdin, output: process.stdout }) => {
  let lines: Interface | undefined;
  const answerTo = async (question: string): Promise<string> => {
    if (!input.isTTY) throw new Refused(`Still to be said: ${question}.`);
    lines ??= createInterface({ input, output });
    return (await lines.question(`${question}: `)).trim();
  };
  return {
    one: async (said: string | undefined, question: string): Promise<string> => said ?? (await answerTo(question)),
    /** Several, in one answer apart by blanks. */
    many: async (said: readonly string[] | undefined, question: string): Promise<readonly string[]> =>
      said ?? (await answerTo(`${question}, apart by blanks`)).split(/\s+/).filter(Boolean),
    close: () => lines?.close(),
  };
};
