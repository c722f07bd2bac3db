// Asks at the terminal for missing flags; without a terminal it names the flag and refuses.
import { createInterface } from 'node:readline/promises';
import { Refused } from './plan.ts';

type Streams = { readonly input: NodeJS.ReadableStream & { isTTY?: boolean }; readonly output: NodeJS.WritableStream };

export const asker = ({ input, output }: Streams = { input: process.stdin, output: process.stdout }) => {
  const begin = () => {
    const lines = createInterface({ input, output });
    // Answers that are pasted at once arrive before their questions: the iterator buffers them.
    const talk = { lines, answers: lines[Symbol.asyncIterator](), isOpen: true };
    lines.once('close', () => {
      talk.isOpen = false;
    });
    return talk;
  };
  let talk: ReturnType<typeof begin> | undefined;
  const answerTo = async (question: string): Promise<string> => {
    const unsaid = new Refused(`Still to be said: ${question}.`);
    if (!input.isTTY) throw unsaid;
    talk ??= begin();
    talk.lines.setPrompt(`${question}: `);
    // The input may have ended already.
    if (talk.isOpen) talk.lines.prompt();
    const { value, done } = await talk.answers.next();
    if (done) throw unsaid;
    return value.trim();
  };
  return {
    one: async (value: string | undefined, question: string): Promise<string> => value ?? (await answerTo(question)),
    /** Several values in one answer, separated by spaces. */
    many: async (values: readonly string[] | undefined, question: string): Promise<readonly string[]> =>
      values ?? (await answerTo(`${question}, apart by blanks`)).split(/\s+/).filter(Boolean),
    close: () => talk?.lines.close(),
  };
};
