// Asks at the terminal for what no flag has said; where there is no terminal, names the flag's meaning and refuses.
import { createInterface } from 'node:readline/promises';
import { Refused } from './plan.ts';

type Streams = { readonly input: NodeJS.ReadableStream & { isTTY?: boolean }; readonly output: NodeJS.WritableStream };

export const asker = ({ input, output }: Streams = { input: process.stdin, output: process.stdout }) => {
  const begin = () => {
    const lines = createInterface({ input, output });
    // Answers that are pasted at once come before their questions: an iterator keeps them.
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
    // Who has left may have answered this before.
    if (talk.isOpen) talk.lines.prompt();
    const { value, done } = await talk.answers.next();
    if (done) throw unsaid;
    return value.trim();
  };
  return {
    one: async (value: string | undefined, question: string): Promise<string> => value ?? (await answerTo(question)),
    /** Several, in one answer apart by blanks. */
    many: async (values: readonly string[] | undefined, question: string): Promise<readonly string[]> =>
      values ?? (await answerTo(`${question}, apart by blanks`)).split(/\s+/).filter(Boolean),
    close: () => talk?.lines.close(),
  };
};
