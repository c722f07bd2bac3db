// npm run generate: writes everything that is derived from the schema.
import { join, relative } from 'node:path';
import { permissions } from '#schema/permissions.ts';
import { accessText } from './access.ts';
import { awaitingIn } from './awaiting.ts';
import { callInputsText } from './call-inputs.ts';
import { diagramTexts } from './diagrams.ts';
import { entitiesText } from './entities.ts';
import { fieldKindsText } from './field-kinds.ts';
import { innerMetadataText, metadataText } from './metadata.ts';
import { clientText, openapiTexts } from './openapi/texts.ts';
import { refuseSharedCodes } from './permission-codes.ts';
import { formsText, registryText, routesText } from './registry.ts';
import { readSchema, root } from './scan.ts';
import { formatted, write } from './text.ts';
import { missingWords, wordsTexts } from './words.ts';

refuseSharedCodes(permissions);
const schema = await readSchema();

const code: Readonly<Record<string, string>> = {
  'generated/registry.ts': registryText(schema),
  'generated/routes.ts': routesText(),
  'generated/forms.ts': formsText(schema),
  'generated/entities.ts': entitiesText(schema),
  'generated/metadata.ts': metadataText(schema),
  'generated/inner-metadata.ts': innerMetadataText(schema),
  'generated/client.ts': clientText,
  ...(await wordsTexts(schema)),
};
const writtenFiles = await Promise.all(
  Object.entries(code).map(async ([file, text]) => (write(file, await formatted(text)) ? [file] : [])),
);

// Imported only now: it imports files that were just written.
const { draftMigrations } = await import('./migrations.ts');
const drafted = await draftMigrations({ folder: join(root, 'server/migrations'), initial: process.argv.includes('--initial') });
const { document, types } = await openapiTexts();
const texts: Readonly<Record<string, string>> = {
  'generated/access.md': accessText(schema),
  'generated/field-kinds.md': fieldKindsText(),
  ...diagramTexts(schema),
  'generated/openapi.json': document,
  'generated/api.d.ts': types,
};
for (const [file, text] of Object.entries(texts)) if (write(file, text)) writtenFiles.push([file]);

const { routes } = await import('#generated/routes.ts');
const { callsOf } = await import('#server/core/http/route.ts');
const inputs = await formatted(
  callInputsText(
    routes.flatMap((one) => callsOf(one, '')),
    schema,
  ),
);
if (write('generated/call-inputs.ts', inputs)) writtenFiles.push(['generated/call-inputs.ts']);

for (const file of writtenFiles.flat()) console.log(`written: ${file}`);
for (const file of drafted) console.log(`drafted: ${relative(root, file)}`);

for (const { file, phrases } of awaitingIn(root)) console.log(`awaits a translator: ${file}, ${phrases.length} phrases`);

const missing = missingWords();
if (missing.length > 0) {
  console.error(`These files of words do not exist yet; every area speaks every language:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
