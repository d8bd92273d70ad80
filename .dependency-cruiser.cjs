/**
 * The architecture of the service, and the only place that states it. `npm run check` holds the imports against it, and
 * `npm run generate` draws docs/pictures/architecture.svg from the same imports.
 *
 * Wings, top to bottom. A file may import from its own wing and from those below, never from one above.
 */
const wings = ['channels', 'desk', 'fulfilment', 'selling', 'money', 'catalogue', 'parties', 'platform', 'lib']

const at = (wing) => `^server/src/${wing}/`
/** What puts the wings together: the command line, the list of what is served and what runs, the reactions, the demo. */
const top = '^server/src/([^/]+\\.ts$|cli/|demo/)'

module.exports = {
  forbidden: [
    ...wings.map((wing, index) => ({
      name: `${wing}-imports-nothing-above-it`,
      comment: `The wing ${wing} may import ${wings.slice(index).join(', ')}. Where it must cause something above, it raises a domain event: see reactions.ts.`,
      severity: 'error',
      from: { path: at(wing) },
      to: { path: [top, ...wings.slice(0, index).map(at)] },
    })),
    {
      name: 'no-circle-of-folders',
      comment: 'Rooms point one way too: two folders never import each other, directly or by way of others.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-files',
      comment: 'Types count as well.',
      severity: 'error',
      from: { path: '^server/src' },
      to: { circular: true },
    },
    {
      name: 'server-stands-alone',
      comment: 'The console talks to the service through the sdk, and the sdk through HTTP.',
      severity: 'error',
      from: { path: '^server/src' },
      to: { path: '^(console|sdk|bench)/' },
    },
    {
      name: 'stores-know-no-rules',
      comment: 'SQL is below: a store never calls a service or a route.',
      severity: 'error',
      from: { path: '^server/src/.*/(store|list)\\.ts$' },
      to: { path: '^server/src/.*/(service|routes)\\.ts$' },
    },
    {
      name: 'only-what-serves-imports-routes',
      comment: 'Routes are the outermost part of a room: only app.ts, and routes that gather others, import them.',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['^server/src/app\\.ts$', 'routes\\.ts$'] },
      to: { path: '^server/src/(?!platform/http/).*routes\\.ts$' },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: { path: '^server/src' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
  },
}

// For the picture; dependency-cruiser itself accepts no properties of ours.
Object.defineProperty(module.exports, 'wings', { value: wings })
