// What a reader finds in an answer: its headers, and the text of its body whatever form it has.
import { strFromU8, unzipSync } from 'fflate';
import { sheetsOf } from './pdf-text.ts';

const packed = /^application\/(zip|vnd\.openxmlformats)/;

const textOf = async (type: string, bytes: Uint8Array): Promise<string> => {
  if (packed.test(type))
    return Object.entries(unzipSync(bytes))
      .map(([name, contents]) => `${name}\n${strFromU8(contents)}`)
      .join('\n');
  if (type.startsWith('application/pdf')) {
    const pieces = (await sheetsOf(bytes)).flatMap((sheet) => sheet.pieces.map(({ text }) => text));
    // A word may be set in several pieces.
    return `${pieces.join(' ')}\n${pieces.join('')}`;
  }
  return new TextDecoder().decode(bytes);
};

/** Names of files stand encoded in headers: they are read as a browser reads them. */
const headersOf = ({ headers }: Response): string =>
  [...headers].map(([name, value]) => `${name}: ${decodeURIComponent(value.replaceAll(/%(?![\da-f]{2})/gi, '%25'))}`).join('\n');

export const answerText = async (answer: Response): Promise<{ readonly headers: string; readonly body: string }> => ({
  headers: headersOf(answer),
  body: await textOf(answer.headers.get('content-type') ?? '', new Uint8Array(await answer.arrayBuffer())),
});
