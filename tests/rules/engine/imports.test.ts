// The import rules hold, and each of them refuses what it names.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportGraph, importGraph, loadedWith } from '../../support/import-graph.ts';
import { root } from '../../support/root.ts';

const refused = [
  ['resolves', 'server/core/a.ts', './gone.ts'],
  ['folders-by-name', 'server/core/b.ts', '../../schema/clients/client.ts'],
  ['folders-by-name', 'seeds/d.ts', '../schema/clients/client.ts'],
  ['schema-is-pure', 'schema/a.ts', '#server/core/database.ts'],
  ['schema-is-pure', 'schema/b.ts', 'hono'],
  ['schema-is-pure', 'schema/c.ts', 'node:fs'],
  ['schema-is-pure', 'schema/d.ts', '#generated/registry.ts'],
  ['schema-is-pure', 'schema/e.ts', 'luxon'],
  ['server-folders', 'server/core/c.ts', '#admin/ui/button.tsx'],
  ['server-folders', 'server/crud/a.ts', '#public-pages/tokens/tokens.ts'],
  ['server-folders', 'server/crud/b.ts', '#generated/client.ts'],
  ['only-the-start-seeds', 'server/domain/a.ts', '#seeds/company.ts'],
  ['core-is-the-ground', 'server/core/d.ts', '../domain/work.ts'],
  ['core-is-the-ground', 'server/core/e.ts', '../crud/read.ts'],
  ['domain-below-routes', 'server/domain/b.ts', '../routes/task-work.ts'],
  ['domain-below-routes', 'server/crud/c.ts', '#generated/routes.ts'],
  ['engine-knows-no-entity', 'server/core/g.ts', '#schema/clients/client.ts'],
  ['engine-knows-no-entity', 'server/crud/e.ts', '#schema/clients/client.ts'],
  ['crud-knows-no-verb', 'server/crud/d.ts', '../domain/work.ts'],
  ['crud-knows-no-verb', 'server/fields/a.ts', '../domain/work.ts'],
  ['fields-below-crud', 'server/fields/b.ts', '../crud/read.ts'],
  ['routes-and-jobs-apart', 'server/jobs/a.ts', '../routes/task-work.ts'],
  ['routes-and-jobs-apart', 'server/routes/d.ts', '../jobs/b.ts'],
  ['nobody-generates-at-run-time', 'server/app-made.ts', './generate/main.ts'],
  ['nobody-generates-at-run-time', 'server/domain/e.ts', '../generate/main.ts'],
  ['parts-know-no-start', 'server/domain/f.ts', '../app.ts'],
  ['domain-without-http', 'server/domain/c.ts', 'hono'],
  ['domain-without-http', 'server/domain/d.ts', '@hono/node-server'],
  ['domain-order', 'server/domain/tasks/a.ts', '../projects/life.ts'],
  ['domain-order', 'server/domain/clients/a.ts', '../company-wide/news.ts'],
  ['domain-order', 'server/domain/company/a.ts', '../mail/letter.ts'],
  ['domain-in-areas', 'server/domain/tasks/b.ts', '../work.ts'],
  ['routes-without-database', 'server/routes/a.ts', '@mikro-orm/core'],
  ['routes-without-database', 'server/routes/b.ts', 'kysely'],
  ['routes-without-database', 'server/routes/c.ts', '#generated/entities.ts'],
  ['admin-folders', 'admin/a.tsx', '#server/core/database.ts'],
  ['admin-folders', 'admin/b.tsx', '#public-pages/login/login-page.tsx'],
  ['admin-folders', 'admin/g.ts', '#public-pages/calls/call.ts'],
  ['admin-folders', 'admin/c.tsx', '#generated/entities.ts'],
  ['admin-folders', 'admin/d.tsx', '#seeds/company.ts'],
  ['admin-in-the-browser', 'admin/e.tsx', 'kysely'],
  ['admin-in-the-browser', 'admin/f.tsx', '#generated/routes.ts'],
  ['no-node-in-the-browser', 'public-pages/a.tsx', 'node:path'],
  ['ui-knows-nobody', 'admin/ui/a.tsx', '../fields/cell.tsx'],
  ['ui-knows-nobody', 'admin/ui/b.tsx', '../providers/session.tsx'],
  ['providers-below-fields', 'admin/providers/a.tsx', '../fields/cell.tsx'],
  ['providers-below-fields', 'admin/providers/b.tsx', '../screens/tasks/task/page.tsx'],
  ['fields-above-ui', 'admin/fields/a.tsx', '../generic/list.tsx'],
  ['generic-above-fields', 'admin/generic/a.tsx', '../screens/tasks/task/page.tsx'],
  ['admin-engine-knows-no-entity', 'admin/ui/known.tsx', '#schema/clients/client.ts'],
  ['admin-engine-knows-no-entity', 'admin/providers/known.ts', '#schema/tasks/task.ts'],
  ['admin-engine-knows-no-entity', 'admin/fields/known.tsx', '#schema/tasks/task.ts'],
  ['admin-engine-knows-no-entity', 'admin/generic/known.tsx', '#schema/clients/client.ts'],
  ['screens-apart', 'admin/screens/offers/offer/a.tsx', '../../tasks/task/page.tsx'],
  ['screens-apart', 'admin/screens/tasks/task-list/a.tsx', '../task/page.tsx'],
  ['public-pages-folders', 'public-pages/b.tsx', '#admin/ui/button.tsx'],
  ['public-pages-folders', 'public-pages/c.tsx', '#schema/clients/client.ts'],
  ['public-pages-folders', 'public-pages/d.tsx', '#schema/clients/words/en/client.ts'],
  ['public-pages-are-light', 'public-pages/e.tsx', 'zod'],
  ['public-pages-are-light', 'public-pages/f.tsx', '@mui/material'],
  ['public-pages-are-light', 'public-pages/g.tsx', 'react-admin'],
  ['public-pages-are-light', 'public-pages/h.tsx', '#generated/public-heavy.ts'],
  ['seeds-folders', 'seeds/a.ts', '#server/core/database.ts'],
  ['seeds-folders', 'seeds/b.ts', '#admin/ui/button.tsx'],
  ['generated-serves-all', 'generated/a.ts', '#admin/ui/button.tsx'],
  ['two-lead-to-the-server', 'generated/b.ts', '#server/core/database.ts'],
  ['nobody-imports-tests', 'server/core/f.ts', '#tests/support/server.ts'],
  ['nobody-imports-tests', 'seeds/c.ts', '#tests/support/server.ts'],
] as const;

const allowed = [
  ['schema/clients/client.ts', 'zod'],
  ['schema/core/words.ts', 'zod'],
  ['schema/core/vat.ts', 'jsvat'],
  ['server/main.js', '#seeds/company.ts'],
  ['server/app.ts', '#generated/routes.ts'],
  ['server/core/database.ts', '@mikro-orm/core'],
  ['server/routes/task-work.ts', '#server/domain/work.ts'],
  ['server/domain/work.ts', '#server/core/database.ts'],
  ['server/domain/projects/b.ts', '../tasks/life.ts'],
  ['server/crud/read.ts', '#generated/registry.ts'],
  ['server/jobs/b.ts', '#server/domain/work.ts'],
  ['server/generate/main.ts', '#server/app.ts'],
  ['admin/providers/session.tsx', '#generated/client.ts'],
  ['admin/app.tsx', '#generated/client.ts'],
  ['admin/providers/calls/http.ts', '#public-pages/calls/call-types.ts'],
  ['admin/screens/clients/client/a.tsx', '#schema/clients/client.ts'],
  ['admin/screens/tasks/task/page.tsx', '../../../generic/list.tsx'],
  ['admin/screens/tasks/task/parts.tsx', './page.tsx'],
  ['admin/screens/tasks/shared/card.tsx', '../../../ui/button.tsx'],
  ['admin/screens/offers/offer/b.tsx', '../../tasks/shared/card.tsx'],
  ['admin/fields/cell.tsx', '../ui/button.tsx'],
  ['admin/ui/button.tsx', '#public-pages/tokens/tokens.ts'],
  ['public-pages/login/login-page.tsx', '#schema/words/en/public.ts'],
  ['public-pages/answer/link.ts', '#generated/api.d.ts'],
  ['seeds/company.ts', '#server/domain/work.ts'],
  ['tests/support/server.ts', '#server/main.js'],
] as const;

// Files that others import and that import nothing.
const leaves = [
  'admin/generic/list.tsx',
  'schema/tasks/task.ts',
  'generated/entities.ts',
  'generated/registry.ts',
  'generated/client.ts',
  'generated/api.d.ts',
  'schema/words/en/public.ts',
  'schema/clients/words/en/client.ts',
  'public-pages/tokens/tokens.ts',
  'public-pages/calls/call-types.ts',
  'public-pages/calls/call.ts',
  'server/domain/mail/letter.ts',
  'server/domain/tasks/life.ts',
  'server/domain/projects/life.ts',
  'server/domain/company-wide/news.ts',
];

describe('the import rules', () => {
  const project = mkdtempSync(join(tmpdir(), 'work-management-imports-'));
  let graph: ImportGraph;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  };
  const breaks = (file: string) => graph.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  beforeAll(() => {
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(project, file));
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    for (const file of leaves) write(file, 'export {};\n');
    write('generated/routes.ts', "import '#server/routes/task-work.ts';\n");
    write('generated/public-heavy.ts', "import '#schema/clients/client.ts';\n");
    for (const [file, target] of allowed) write(file, `import '${target}';\n`);
    for (const [, file, target] of refused) write(file, `import type {} from '${target}';\n`);
    graph = importGraph(project);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(refused)('%s: refuses %s → %s', (rule, file) => expect(breaks(file)).toContain(rule));

  it.each(allowed)('allows %s → %s', (file) => expect(breaks(file)).toEqual([]));

  it('are all shown to refuse something', () => {
    const rules = new Set(graph.summary.ruleSetUsed.forbidden.map(({ name }) => name));
    expect([...new Set(refused.map(([rule]) => rule))].sort()).toEqual([...rules].sort());
  });
});

describe('the house', () => {
  const house = importGraph(root);

  it('keeps the import rules', () => {
    expect(house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('starts the admin without Zod, which comes with the first form', () => {
    const loaded = [...loadedWith(house, 'admin/main.tsx')];
    expect(loaded).toContain('admin/app.tsx');
    expect(loaded.filter((file) => /node_modules\/zod\//.test(file))).toEqual([]);
  });

  it('starts the server without the words of any language, without what only files and rich texts need, and without what only writes', () => {
    const loaded = [...loadedWith(house, 'server/start.ts')];
    expect(loaded).toContain('server/core/http/words.ts');
    const later =
      /^(schema\/([\w-]+\/)?words|generated\/words)\/|generated\/entities\.ts$|node_modules\/(@hono\/zod-openapi|@asteasolutions|sanitize-html|postcss|file-type|@fastify\/busboy|flydrive|@mikro-orm|@nuintun|fast-xml-builder|write-excel-file|fflate)\//;
    expect(loaded.filter((file) => later.test(file))).toEqual([]);
  });
});
