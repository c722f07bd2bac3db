// Who may import whom: the import table of the house, one rule for each of its lines.

/** Matches a package wherever it stands in node_modules, with its types. */
const packages = (...names) => names.map((name) => `node_modules/(@types/)?${name}(/|$)`);
const server = packages('@mikro-orm', 'kysely', 'better-sqlite3', 'pg', 'hono', '@hono', '@node-rs');
const orm = [...packages('@mikro-orm', 'kysely', 'better-sqlite3', 'pg'), '^generated/entities'];
const heavy = packages('react-admin', 'ra-[^/]+', '@mui', '@emotion', '@tanstack', 'react-hook-form', '@hookform', 'zod');

/** Folders and files that belong to this project; everything else is a package or a part of Node. */
const ours = '^(schema|server|admin|public-pages|generated|seeds|tests|build)/';

/** Of the business, the engine reads what it serves to every entity: what links ask. */
const engineReads = ['^schema/links/public-purposes\\.ts$'];

/** The areas of the domain in their order: each imports itself and those before it. */
const areas =
  'company mail files paper links transfer clients people absences tasks projects transport wiki offers invoicing times meetings terminals on-call attendance company-wide'.split(
    ' ',
  );

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('resolves', 'An import that leads nowhere escapes every other rule.', {}, { couldNotResolve: true, pathNot: '\\?(raw|url)$' }),

    forbid(
      'folders-by-name',
      'What stands in another folder is imported by its name (#schema/…), so that a look at the imports tells who needs whom.',
      { path: '^([^/]+)/', pathNot: '^tests/' },
      { path: ours, pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),

    forbid(
      'schema-is-pure',
      'The schema imports zod, itself and a small pure library (VAT checksums): it runs anywhere.',
      { path: '^schema/' },
      { pathNot: ['^schema/', ...packages('zod', 'jsvat')] },
    ),

    forbid(
      'server-folders',
      'The server imports the schema and what is generated for it.',
      { path: '^server/' },
      {
        path: ours,
        pathNot: ['^(server|schema)/', '^generated/(?!.*client)', '^seeds/'],
      },
    ),
    forbid(
      'only-the-start-seeds',
      'An empty database gets the demo company from the start, from nobody else.',
      {
        path: '^server/',
        pathNot: '^server/(main\\.js|start\\.ts)$',
      },
      { path: '^seeds/' },
    ),
    forbid(
      'core-is-the-ground',
      'routes → domain → core, never back: core knows no entity.',
      { path: '^server/core/' },
      {
        path: ['^server/(routes|domain|crud|jobs|generate)/', '^generated/routes'],
      },
    ),
    forbid(
      'domain-below-routes',
      'routes → domain → core, never back.',
      { path: '^server/(domain|crud|fields)/' },
      {
        path: ['^server/(routes|jobs)/', '^generated/routes'],
      },
    ),
    forbid(
      'engine-knows-no-entity',
      'What serves all entities names none of them: it asks the registry.',
      { path: '^server/(core|crud|fields)/' },
      { path: '^schema/(?!core/|engine/|words/)[^/]+/', pathNot: ['/words/', ...engineReads] },
    ),
    forbid(
      'crud-knows-no-verb',
      'What is written once for all entities knows no verb of the business.',
      { path: '^server/(crud|fields)/' },
      { path: '^server/domain/' },
    ),
    forbid(
      'fields-below-crud',
      'How a field is stored is asked by reads and writes, and asks nothing of them.',
      { path: '^server/fields/' },
      { path: '^server/crud/' },
    ),
    forbid(
      'routes-and-jobs-apart',
      'Calls and scheduled work meet in the domain.',
      { path: '^server/(routes|jobs)/' },
      { path: '^server/(routes|jobs)/', pathNot: '^server/$1/' },
    ),
    forbid(
      'nobody-generates-at-run-time',
      'What turns the schema into generated/ is run by hand, by no server.',
      { path: '^(server/(?!generate/)|seeds/)' },
      { path: '^server/generate/' },
    ),
    forbid(
      'parts-know-no-start',
      'The start and the composition know the parts, never back.',
      { path: '^server/(core|crud|fields|domain|routes|jobs)/' },
      { path: '^server/[^/]+$' },
    ),
    forbid(
      'domain-without-http',
      'The verbs of the business know no HTTP.',
      { path: '^server/domain/' },
      { path: packages('hono', '@hono') },
    ),
    ...areas
      .slice(0, -1)
      .map((area, at) =>
        forbid(
          'domain-order',
          'The areas of the domain stand in an order and import downwards only.',
          { path: `^server/domain/${area}/` },
          { path: `^server/domain/(${areas.slice(at + 1).join('|')})/` },
        ),
      ),
    forbid(
      'domain-in-areas',
      'A verb of the business stands in an area, so that the order holds for it.',
      { path: '^server/domain/' },
      { path: '^server/domain/', pathNot: `^server/domain/(${areas.join('|')})/` },
    ),
    forbid(
      'routes-without-database',
      'A route has no logic: it calls the domain, which keeps the database.',
      { path: '^server/routes/' },
      {
        path: orm,
      },
    ),

    forbid(
      'admin-folders',
      'The admin imports the schema, the generated client and plain metadata, the tokens, and the types of the calls.',
      { path: '^admin/' },
      {
        path: ours,
        pathNot: ['^(admin|schema)/', '^generated/(?!entities)', '^public-pages/(tokens/|calls/call-types\\.ts$)'],
      },
    ),
    forbid(
      'admin-in-the-browser',
      'What runs in a browser imports nothing of a server, not even through another file.',
      { path: '^(admin|public-pages)/', pathNot: '/write-[^/]+$' },
      // Every way into the server's own files is closed by the other rules, but for these two: it is short to look for.
      {
        path: [...server, '^generated/(entities|routes)\\.'],
        reachable: true,
      },
    ),
    forbid(
      'no-node-in-the-browser',
      'What runs in a browser imports nothing of Node.',
      { path: '^(admin|public-pages)/', pathNot: '/write-[^/]+$' },
      {
        dependencyTypes: ['core'],
      },
    ),
    forbid(
      'ui-knows-nobody',
      'screens → generic → fields → ui, never back.',
      { path: '^admin/ui/' },
      { path: '^admin/(providers|fields|generic|screens)/' },
    ),
    forbid(
      'providers-below-fields',
      'Data, sign-in and words are asked by fields and screens, and know none of them.',
      { path: '^admin/providers/' },
      { path: '^admin/(fields|generic|screens)/' },
    ),
    forbid(
      'fields-above-ui',
      'screens → generic → fields → ui, never back.',
      { path: '^admin/fields/' },
      { path: '^admin/(generic|screens)/' },
    ),
    forbid(
      'generic-above-fields',
      'screens → generic → fields → ui, never back.',
      { path: '^admin/generic/' },
      { path: '^admin/screens/' },
    ),
    forbid(
      'admin-engine-knows-no-entity',
      'What serves the screens of all entities names none of them: an area tells what it knows of its own in screens/<area>/shared/.',
      { path: '^admin/(ui|providers|fields|generic)/' },
      { path: '^schema/(?!core/|engine/|words/)[^/]+/' },
    ),
    forbid(
      'screens-apart',
      'A screen never imports another one; of an area, others take what stands in its shared/.',
      { path: '^admin/screens/([^/]+)/([^/.]+)' },
      {
        path: '^admin/screens/',
        pathNot: ['^admin/screens/$1/$2(/|\\.)', '^admin/screens/[^/]+/shared/'],
      },
    ),

    forbid(
      'public-pages-folders',
      'Public pages import themselves, their own words, how the product writes, what links ask, what tablets sign, and the types of the calls.',
      { path: '^public-pages/' },
      {
        path: ours,
        pathNot: [
          '^public-pages/',
          '^schema/core/(words|format|zone|rounding)\\.ts$',
          '^schema/links/public-purposes\\.ts$',
          '^schema/terminals/tablet-proof\\.ts$',
          '^schema/(words/[^/]+/public|terminals/words/[^/]+/terminal-page)\\.ts$',
          '^generated/(api\\.d|public-words|terminal-page-words)\\.ts$',
        ],
      },
    ),
    forbid(
      'public-pages-are-light',
      'Not even through another file: react-admin, MUI and Zod stay out of the public bundle.',
      {
        path: '^public-pages/',
      },
      { path: heavy, reachable: true },
    ),

    forbid(
      'seeds-folders',
      'The demo company is made by the schema, its registry and the verbs of the business.',
      { path: '^seeds/' },
      {
        path: ours,
        pathNot: ['^(seeds|schema)/', '^generated/registry\\.', '^server/domain/'],
      },
    ),
    forbid(
      'generated-serves-all',
      'The generated registries list the schema and the routes, and nothing of a screen.',
      { path: '^generated/' },
      {
        path: '^(admin|public-pages|seeds|tests)/',
      },
    ),
    forbid(
      'two-lead-to-the-server',
      'Of what is generated only the tables and the routes know the server: a browser may read the rest.',
      { path: '^generated/', pathNot: '^generated/(entities|routes)\\.' },
      { path: '^server/' },
    ),
    forbid('nobody-imports-tests', 'Tests import anything; nobody imports tests.', { pathNot: '^tests/' }, { path: '^tests/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|docs|test-results)/' },
    // An import of types only is an import too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
