// A PDF is set from a definition of its content; nothing outside the program's own fonts is read for it.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);
let ready: Promise<typeof import('pdfmake')> | null = null;

/** Loaded with the first document: a server that prints none does not carry it. */
const setter = (): Promise<typeof import('pdfmake')> => {
  ready ??= import('pdfmake').then((module) => {
    const pdfmake = 'default' in module ? (module.default as typeof module) : module;
    const folder = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
    const face = (name: string) => join(folder, `Roboto-${name}.ttf`);
    pdfmake.setFonts({
      Roboto: { normal: face('Regular'), bold: face('Medium'), italics: face('Italic'), bolditalics: face('MediumItalic') },
    });
    pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
    pdfmake.setUrlAccessPolicy(() => false);
    return pdfmake;
  });
  return ready;
};

/** The bytes of a PDF (A4 unless the definition says otherwise). Images stand in it as data URLs. */
export const renderPdf = async (definition: TDocumentDefinitions): Promise<Uint8Array> =>
  (await setter()).createPdf(definition).getBuffer();
