// The thread that renders documents as PDF; it reads no files but the program's own fonts.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import * as module from 'pdfmake';
import { footOf, type PaperDefinition, tableLayouts } from './paper-style.ts';
import type { RenderResult } from './pdf.ts';

const pdfmake = 'default' in module ? (module.default as typeof module) : module;
const folder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const face = (name: string) => join(folder, `Roboto-${name}.ttf`);
pdfmake.setFonts({
  Roboto: { normal: face('Regular'), bold: face('Medium'), italics: face('Italic'), bolditalics: face('MediumItalic') },
});
pdfmake.setTableLayouts(tableLayouts);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
pdfmake.setUrlAccessPolicy(() => false);

const set = async ({ foot, ...definition }: PaperDefinition): Promise<RenderResult> => {
  try {
    return { bytes: new Uint8Array(await pdfmake.createPdf({ ...definition, footer: footOf(foot) }).getBuffer()) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (paper: PaperDefinition) => parentPort?.postMessage(await set(paper)));
