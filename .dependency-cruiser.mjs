// Who may import whom. The arrows of docs/architecture.md, as rules.

/** The packages that are games: each has a title. The toy is played in tests alone. */
const PLAYED = ['ti3', 'ti4', 'inscription'];
const TITLES = [...PLAYED, 'toy'];
const titles = TITLES.join('|');

/** Packages in the order of the arrows, and what each may use from the others. */
const MAY_USE = {
  kernel: [],
  words: ['kernel'],
  bots: ['kernel'],
  galaxy: ['kernel'],
  title: ['kernel', 'words', 'bots'],
  protocol: ['kernel', 'title'],
  ...Object.fromEntries(TITLES.map((title) => [title, ['kernel', 'words', 'bots', 'title', 'galaxy']])),
  testkit: ['kernel', 'words', 'title'],
};

const arrows = Object.entries(MAY_USE).map(([room, below]) => ({
  name: `arrow-${room}`,
  comment: `packages/${room} may use ${below.length > 0 ? below.join(', ') : 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${room}/src/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[room, ...below].join('|')})/` },
}));

/** What each app may use; the rest of a package than what is named here is not for the page. */
const APPS = {
  web: ['kernel', 'words', 'title', 'galaxy', 'protocol', ...PLAYED],
  server: ['kernel', 'words', 'bots', 'title', 'protocol', ...PLAYED],
  cli: ['kernel', 'words', 'bots', 'title', 'testkit', 'protocol', ...PLAYED],
};

const appArrows = Object.entries(APPS).map(([app, below]) => ({
  name: `arrow-${app}`,
  comment: `apps/${app} may use ${below.join(', ')}.`,
  severity: 'error',
  from: { path: `^apps/${app}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${below.join('|')})/` },
}));

export default {
  forbidden: [
    ...arrows,
    ...appArrows,
    {
      name: 'page-without-rules',
      comment:
        'The page shows views: of a rule set it uses facts, words, options, queries, marks and types, never its rules. Only the reckoning, loaded after the table is shown, brings what of them changes values.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/titles/[^/]+/reckoning/' },
      to: {
        path: `^packages/(${titles})/src/`,
        pathNot:
          '^packages/inscription/src/content/|^packages/[^/]+/src/(content/facts/|facts/|marks/|queries/|words/|odds/index\\.ts|game\\.ts|landmarks\\.ts|options\\.ts|rules/rulebook\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-rooms-know-no-title',
      comment: 'Board and stage draw what they are given; controls are anybody’s. Only a title knows its game.',
      severity: 'error',
      from: { path: '^apps/web/src/(kit|board|stage|words)/' },
      to: { path: `^apps/web/src/(shell|galaxy|titles)/|^packages/(${titles})/` },
    },
    {
      name: 'page-shell-knows-no-title',
      comment: 'The frame is the same for every game; a title brings its parts by the interface in shell/title.',
      severity: 'error',
      from: { path: '^apps/web/src/(shell/|App\\.svelte$|main\\.ts$)' },
      to: { path: `^apps/web/src/(galaxy|titles)/|^packages/(${titles})/` },
    },
    {
      name: 'page-galaxy-knows-no-title',
      comment:
        'What the galaxy games’ pages share stands on the shell, the board and the stage, and is given everything else.',
      severity: 'error',
      from: { path: '^apps/web/src/galaxy/' },
      to: { path: `^apps/web/src/titles/|^packages/(${titles})/` },
    },
    {
      name: 'page-titles-are-apart',
      comment: 'What two titles share belongs to a room of the page.',
      severity: 'error',
      from: { path: '^apps/web/src/titles/([^/]+)/' },
      to: { path: '^apps/web/src/titles/', pathNot: '^apps/web/src/titles/$1/' },
    },
    {
      name: 'page-without-schemas',
      comment: 'Input is checked by the server; the page does not carry the checker.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/protocol/src/schemas\\.ts$' },
    },
    {
      name: 'packages-never-use-apps',
      comment: 'Arrows point down only, in tests too.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-are-apart',
      comment: 'An app talks to another by protocol, never by import.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'editions-are-apart',
      comment: 'Rule sets never import each other, not even in their tests; what they share lives in galaxy.',
      severity: 'error',
      from: { path: `^packages/(${titles})/` },
      to: { path: `^packages/(${titles})/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'no-cycles',
      comment: "Two tables may name each other's ids as types; running code never goes in a circle.",
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-atoms-write',
      comment:
        'The writing side of the kernel is for atoms, through the pen of their rule set: everybody else sees the game as read-only.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^packages/kernel/src/|^packages/[^/]+/src/atoms/pen\\.ts$|^(packages|apps)/[^/]+/test/',
      },
      to: { path: '^packages/kernel/src/write\\.ts$' },
    },
    {
      name: 'packages-through-the-front-door',
      comment: 'Another package is used through what its package.json exports, not by a path into its folder.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$2/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'sources-never-use-tests',
      comment: 'testkit and the test folders are for tests; its laws are also what `sim` and `soak` check.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/testkit/src/' },
      to: { path: '^(packages|apps)/[^/]+/test/|^packages/testkit/(?!src/laws)' },
    },
    {
      name: 'testing-by-its-own-door',
      comment: 'Loaded dice, components without effect and counts of use are for tests, laws and soaks.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: '^packages/(kernel|testkit)/src/|^apps/cli/src/|^packages/[^/]+/src/laws/',
      },
      to: { path: '^packages/kernel/src/testing\\.ts$' },
    },
    {
      name: 'builtins-stay-outside',
      comment: 'Rules run anywhere: Node builtins only in apps, testkit, tests and scripts.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/testkit/|^packages/[^/]+/test/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment:
        'What a source imports is a declared dependency, not a tool of the workspace. The page is built with its own.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/testkit/|^apps/web/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.svelte'],
    },
  },
};
