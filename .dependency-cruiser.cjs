// The arrows of design §1. A new arrow is a design change: it is said in the commit that adds it here.
// `node` stands for Node's own modules.
const drivers = { sqlite: 'better-sqlite3', postgres: 'pg', pglite: '@electric-sql/pglite', mysql: 'mysql2' }

/** What serves tools over MCP: the SDK comes in packages of its own for servers, for clients and for Node. */
const mcp = ['@modelcontextprotocol/server', '@modelcontextprotocol/node', 'jose']

/** Frameworks of agents, each behind the adapter of its name. */
const frameworks = { 'ai-sdk': 'ai', openai: 'openai', langchain: '@langchain/core' }

const arrows = {
  kernel: { inside: [], outside: ['fp-ts', 'io-ts'] },
  yaml: { inside: ['kernel'], outside: ['fp-ts', 'yaml'] },
  surface: { inside: ['kernel'], outside: ['fp-ts', 'yaml'] },
  shell: { inside: ['kernel'], outside: ['fp-ts', 'io-ts', 'kysely', ...Object.values(drivers), 'node'] },
  testing: { inside: ['kernel', 'shell'], outside: ['fp-ts', 'fast-check'] },
  provider: {
    inside: ['kernel'],
    outside: ['fp-ts', 'io-ts', 'hono', '@hono/node-server', '@standard-schema/spec', 'node'],
  },
  agent: {
    inside: ['kernel', 'shell', 'surface', 'provider'],
    outside: ['fp-ts', ...mcp, ...Object.values(frameworks), 'node'],
  },
}

const oneOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|') || '(?!)'})`

/** Tests of a package keep to its arrows inside the house; outside they may use what test runners need. */
const arrowsInside = ([name, { inside }]) => ({
  name: `${name}-inside`,
  comment: `${name} may import only ${['itself', ...inside].join(', ')} of this repository (design §1)`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps|test|examples|scripts)/', pathNot: `^packages/${oneOf([name, ...inside])}/` },
})

const arrowsOutside = ([name, { outside }]) => ({
  name: `${name}-outside`,
  comment: `${name} may import only ${outside.join(', ')} from outside (design §1)`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: {
    path: 'node_modules/',
    pathNot: `node_modules/${oneOf(outside)}/`,
  },
})

const nodeOnlyWhereListed = {
  name: 'no-node',
  comment: 'only a package with `node` in its arrows may use what only Node has (design §1)',
  severity: 'error',
  from: {
    path: `^packages/${oneOf(Object.keys(arrows).filter((name) => !arrows[name].outside.includes('node')))}/src/`,
  },
  to: { dependencyTypes: ['core'] },
}

const driverBehindItsExport = ([folder, driver]) => ({
  name: `driver-behind-its-export-${folder}`,
  comment: 'the memory store installs no driver: only the folder of a driver imports it (design §1)',
  severity: 'error',
  from: { path: '^packages/shell/src/', pathNot: `^packages/shell/src/${folder}/` },
  to: { path: [`^packages/shell/src/${folder}/`, `node_modules/${driver}/`] },
})

const frameworkBehindItsExport = ([adapter, framework]) => ({
  name: `framework-behind-its-export-${adapter}`,
  comment: 'the tools of an agent install no framework: only the adapter of one imports it',
  severity: 'error',
  from: { path: '^packages/agent/src/', pathNot: `^packages/agent/src/adapters/${adapter}\\.ts$` },
  to: { path: [`^packages/agent/src/adapters/${adapter}\\.ts$`, `node_modules/${framework}/`] },
})

const mcpBehindItsExport = {
  name: 'mcp-behind-its-export',
  comment: 'the tools of an agent install nothing of MCP: only the folder that serves them imports it',
  severity: 'error',
  from: { path: '^packages/agent/src/', pathNot: '^packages/agent/src/mcp/' },
  to: { path: ['^packages/agent/src/mcp/', `node_modules/${oneOf(mcp)}/`] },
}

/** What of a provider serves over HTTP, and what of it only Node can. A client is for browsers too. */
const served = [
  {
    name: 'http-behind-its-export',
    comment: 'providers and their clients load no server: only what serves imports it',
    severity: 'error',
    from: { path: '^packages/provider/src/', pathNot: '^packages/provider/src/(http|node)/' },
    to: { path: ['^packages/provider/src/(http|node)/', 'node_modules/(hono|@hono/node-server)/'] },
  },
  {
    name: 'node-behind-its-export',
    comment: 'providers, their routes and their clients run wherever the web does: only what listens imports it',
    severity: 'error',
    from: { path: '^packages/provider/src/', pathNot: '^packages/provider/src/node/' },
    to: { path: ['^packages/provider/src/node/', 'node_modules/@hono/node-server/'] },
  },
  {
    name: 'no-node-in-the-web',
    comment: 'as above, of what only Node has',
    severity: 'error',
    from: { path: '^packages/provider/src/', pathNot: '^packages/provider/src/node/' },
    to: { dependencyTypes: ['core'] },
  },
]

const providerBehindItsExport = {
  name: 'provider-behind-its-export',
  comment: 'the tools of an agent install no provider: only what makes entity types of definitions imports it',
  severity: 'error',
  from: { path: '^packages/agent/src/', pathNot: '^packages/agent/src/governed/' },
  to: { path: ['^packages/agent/src/governed/', '^packages/provider/'] },
}

const entries = [
  '^packages/[^/]+/dist/index\\.',
  '^packages/[^/]+/dist/[^/]+/index\\.',
  `^packages/agent/dist/adapters/${oneOf(Object.keys(frameworks))}\\.`,
]

const onlyExports = (who, from, own) => ({
  name: `only-exports-${who}`,
  comment: 'another package is imported by its name, through its `exports`',
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [...own, ...entries] },
})

module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(arrowsInside),
    ...Object.entries(arrows).map(arrowsOutside),
    nodeOnlyWhereListed,
    onlyExports('packages', '^((packages|apps)/[^/]+)/', ['^$1/']),
    onlyExports('programs', '^(test|examples)/', []),
    ...Object.entries(drivers).map(driverBehindItsExport),
    ...Object.entries(frameworks).map(frameworkBehindItsExport),
    mcpBehindItsExport,
    providerBehindItsExport,
    ...served,
    {
      name: 'no-cycle',
      comment: 'data flows one way',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'what is imported is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-in-source',
      comment: 'sources do not import tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '^(test|(packages|apps)/[^/]+/test)/' },
    },
  ],
  options: {
    exclude: { path: '/(\\.turbo|\\.reports|bundle)/' },
    doNotFollow: { path: ['node_modules', '/dist/'] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}
