// Which way imports may go: contract → sdk → web, contract → mock-server, and downwards through the layers of the web app
// and of the mock server.
// An import of a type is an import.

export const TESTS = '\\.test(-d)?\\.tsx?$|^packages/[^/]+/test/|^packages/[^/]+/src/testing/|^packages/web/e2e/'
const WEB = '^packages/web/src'

const MOCK_SERVER = '^packages/mock-server/src'

/** Layers from the top down; the folders of one layer are on one level. */
const WEB_LAYERS = [
  ['app'],
  ['features', 'list', 'phone'],
  ['kit'],
  ['shared'],
  ['data'],
  ['state', 'ui'],
  ['places'],
  ['boot'],
  ['browser'],
  ['lib'],
]
const MOCK_SERVER_LAYERS = [['edge'], ['api'], ['world'], ['domain'], ['store'], ['ground']]

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Imports go downwards through the layers of a package. */
const layerRules = (name, root, layers) =>
  layers.slice(1).map((folders, below) => {
    const above = layers.slice(0, below + 1).flat()
    return forbid(
      `${name}-${folders.join('-')}-imports-downwards`,
      `${folders.join(', ')} may not import ${above.join(', ')}`,
      { path: `${root}/(${folders.join('|')})/`, pathNot: TESTS },
      { path: `${root}/(${above.join('|')})/` },
    )
  })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'two files that need each other are one idea, or three', {}, { circular: true }),
    forbid('no-unresolvable', 'the import leads nowhere', {}, { couldNotResolve: true }),
    forbid(
      'contract-imports-no-package',
      'the contract is the start of everything',
      { path: '^contract/' },
      { path: '^packages/' },
    ),
    forbid(
      'sdk-imports-contract-alone',
      'the SDK knows neither the web app nor the mock server; its command loads the check by name',
      { path: '^packages/sdk/', pathNot: `${TESTS}|^packages/sdk/bench/` },
      { path: '^packages/(web|check|mock-server|loopback-server|simulator)/' },
    ),
    forbid(
      'nobody-imports-the-simulator',
      'the simulator runs the others, in a process whose clocks it takes',
      { path: '^(contract|scripts|packages/(?!simulator/))' },
      { path: '^packages/simulator/' },
    ),
    forbid(
      'check-imports-sdk-and-contract',
      'the check of a server uses the SDK and the contract, as they are published',
      { path: '^packages/check/', pathNot: TESTS },
      { path: '^packages/(web|mock-server|loopback-server)/' },
    ),
    forbid(
      'mock-server-imports-contract-alone',
      'the mock server is a second reading of the contract; sharing the SDK would share its mistakes',
      { path: '^packages/mock-server/' },
      { path: '^packages/(web|sdk|check|loopback-server)/' },
    ),
    forbid(
      'web-ships-without-mock-server',
      'only tests of the web app know the mock server',
      { path: WEB, pathNot: TESTS },
      { path: '^packages/(mock|loopback)-server/' },
    ),
    forbid(
      'web-ships-without-check',
      'the check of a server is a command for terminals',
      { path: WEB },
      { path: '^packages/check/' },
    ),
    forbid(
      'no-node-in-browsers',
      'the SDK and the web app run where there is no Node; only the command of the SDK needs one',
      { path: ['^packages/sdk/src/(?!cli/)', WEB], pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-test-code-in-production',
      'what ships does not import what only tests need',
      { path: '^(contract|packages/[^/]+)/src/', pathNot: TESTS },
      { path: TESTS },
    ),
    forbid(
      'no-dev-dependency-in-production',
      'what ships imports only what its package.json lists as a dependency',
      { path: '^(contract|packages/[^/]+)/src/', pathNot: TESTS },
      // An optional peer is a dev dependency as well, for its tests.
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    ),
    forbid(
      'features-never-import-features',
      'what two features need belongs to a layer below',
      { path: `${WEB}/features/([^/]+)/` },
      { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    ),
    forbid(
      'features-and-lists-apart',
      'features declare with kit/, which the engine of lists reads: neither knows the other',
      { path: `${WEB}/features/`, pathNot: TESTS },
      { path: `${WEB}/list/` },
    ),
    forbid(
      'lists-and-features-apart',
      'the engine of lists knows no entity',
      { path: `${WEB}/list/`, pathNot: TESTS },
      { path: `${WEB}/features/` },
    ),
    forbid(
      'ui-is-domain-free',
      'a piece of the user interface knows no data and no business',
      { path: `${WEB}/ui/`, pathNot: TESTS },
      { path: [`${WEB}/data/`, '^contract/', '^packages/sdk/'] },
    ),
    forbid(
      'one-dialog',
      "the app's dialogs are ui/dialog.tsx, but for the import, which fills the window",
      { path: WEB, pathNot: `${WEB}/(ui/dialog|list/import/import-dialog)` },
      { path: '/@mui/material/.*Dialog' },
    ),
    forbid(
      'one-button',
      'a button with words is ui/button.tsx, which needs no component library; a link that looks like one is a link',
      { path: WEB },
      { path: '/@mui/material/Button/' },
    ),
    forbid(
      'one-date-picker',
      'days are chosen in shared/period/period-pickers.tsx',
      { path: WEB, pathNot: `${WEB}/shared/period/period-pickers\\.tsx$` },
      { path: '/@mui/x-date-pickers/' },
    ),
    forbid(
      'one-phone-format',
      'how a phone number reads is said by the phone part of the SDK',
      { path: WEB, pathNot: TESTS },
      { path: '/libphonenumber-js/' },
    ),
    forbid(
      'start-script-without-libraries',
      'the script in the page runs before anything is downloaded; a library would break it',
      { path: [`${WEB}/boot/`, `${WEB}/browser/(address|control-name|page|page-look|storage)\\.ts$`], pathNot: TESTS },
      { path: 'node_modules/' },
    ),
    forbid(
      'one-navigate',
      'browser/ knows which folder of a host the app lies in',
      { path: WEB, pathNot: [`${WEB}/browser/`, TESTS] },
      { path: '/wouter/src/use-browser-location' },
    ),
    forbid(
      'session-machine-alone',
      'what happens to a session is pure: no library, no React, no browser; only the rules of the SDK',
      { path: `${WEB}/app/session/machine/`, pathNot: TESTS },
      { pathNot: [`${WEB}/app/session/machine/`, `${WEB}/state/session-store\\.ts$`, '^packages/sdk/'] },
    ),
    forbid(
      'session-alone-writes-it',
      'only the session machine sets and clears tokens; everybody else sends it an event',
      { path: WEB, pathNot: [TESTS, `${WEB}/app/session/`, `${WEB}/state/session\\.ts$`] },
      { path: [`${WEB}/app/session/(kept-session|session-effects|machine/)`, `${WEB}/browser/clear-storage\\.ts$`] },
    ),
    forbid(
      'session-store-is-read-through-session',
      'the store of the session can be written: whoever only reads goes through state/session.ts; types are free',
      { path: WEB, pathNot: [TESTS, `${WEB}/app/session/(?!machine/)`, `${WEB}/state/session\\.ts$`] },
      { path: `${WEB}/state/session-store\\.ts$`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'lib-is-pure',
      'a pure function needs no framework and no store; what else it may not do is in biome.json',
      { path: `${WEB}/lib/`, pathNot: TESTS },
      { pathNot: [`${WEB}/lib/`, '^packages/sdk/', 'node_modules/use-intl/'] },
    ),
    ...layerRules('web', WEB, WEB_LAYERS),
    forbid(
      'mock-server-layers-hold-all',
      'each folder belongs to a layer; the files above them put the server together',
      { path: `${MOCK_SERVER}/[^/]+/`, pathNot: TESTS },
      { path: `${MOCK_SERVER}/([^/]+$|(?!(${MOCK_SERVER_LAYERS.flat().join('|')})/))` },
    ),
    ...layerRules('mock-server', MOCK_SERVER, MOCK_SERVER_LAYERS),
  ],
  options: {
    doNotFollow: { path: 'node_modules|\\.gen\\.ts$' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage|test-results|mock-server/(generators|api-tools))/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
