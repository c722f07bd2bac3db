// Writes the registries: entities and workflows by name, all files of routes, and the code chunk of each form.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declared, filesIn, root, type Schema } from './scan.ts';
import { header, keyOf } from './text.ts';

const importOf = ({ file, exported }: Declared<unknown>) => `import { ${exported} } from '#schema/${file}';`;
const entry = (name: string, exported: string) => (name === exported ? name : `${keyOf(name)}: ${exported}`);

export const registryText = ({ entities, workflows }: Schema): string => `${header}
import type { Workflow } from '#schema/core/workflow.ts';
${[...entities, ...workflows].map(importOf).sort().join('\n')}

/** Every entity by its name. */
export const entities = {
${entities.map(({ value, exported }) => `  ${entry(value.name, exported)},`).join('\n')}
};
export type Entities = typeof entities;
export type EntityName = keyof Entities;

/** The workflow of an entity by the entity's name. */
export const workflows: Readonly<Record<string, Workflow | undefined>> = {
${workflows.map(({ value, exported }) => `  ${entry(value.entity, exported)},`).join('\n')}
};
`;

/** `tasks/acts.ts` → `tasksActsCalls`: files of two areas may have the same name, and a file's name may be a reserved word. */
const identifier = (file: string) =>
  `${file.replace(/\.ts$/, '').replace(/[-/](\w)/g, (_all, letter: string) => letter.toUpperCase())}Calls`;

export const routesText = (): string => {
  // Files of shared helpers have no default export.
  const files = filesIn('server/routes').filter((file) =>
    readFileSync(join(root, 'server/routes', file), 'utf8').includes('export default '),
  );
  return `${header}
${files.length > 0 ? '' : "import type { Resource } from '#server/core/http/route.ts';\n"}${files.map((file) => `import ${identifier(file)} from '#server/routes/${file}';`).join('\n')}

/** The calls that are written by hand, file by file. */
export const routes${files.length > 0 ? '' : ': Resource[]'} = [
${files.map((file) => `  ${identifier(file)},`).join('\n')}
];
`;
};

export const formsText = ({ entities }: Schema): string => `${header}
/** The schema of an entity, loaded with the first form that needs it. */
export const forms = {
${entities
  .filter(({ value }) => value.form)
  .map(({ value, file, exported }) => `  ${keyOf(value.name)}: () => import('#schema/${file}').then((module) => module.${exported}),`)
  .join('\n')}
};
export type FormName = keyof typeof forms;
`;
