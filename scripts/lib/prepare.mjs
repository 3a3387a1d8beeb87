// What must be there before anything runs, each made only when what it depends on has changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from './exec.mjs'
import { Failure } from './failure.mjs'
import { foreground } from './foreground.mjs'
import { withoutNpmTraces } from './npm-environment.mjs'
import { fromRoot, root } from './paths.mjs'
import { doOnce } from './stamp.mjs'
import { inTemporaryFolder } from './temporary-folder.mjs'
import { tool } from './tool.mjs'

const packageFolders = () => ['contract', ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}`)]

/** One file a package that only an install puts there: a removed node_modules folder is noticed. */
function installedFiles() {
  const one = packageFolders().flatMap((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'))
    const [first] = Object.keys(dependencies)
    return first ? [`${folder}/node_modules/${first}/package.json`] : []
  })
  return ['node_modules/.modules.yaml', ...one]
}

async function say(what, work) {
  console.log(`${what} …`)
  await work()
}

/**
 * @param {import('./exec.mjs').Argv} argv
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} sentence what a failure means
 */
async function quietly(argv, options, sentence) {
  const { ok, output } = await collect(argv, options)
  if (ok) return
  console.error(output.trim())
  throw new Failure(sentence)
}

/** Installs the dependencies of all packages from the lockfile. */
export function install() {
  const manifests = packageFolders().map((folder) => `${folder}/package.json`)
  return doOnce(root, {
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    outputs: installedFiles(),
    work: () =>
      say('Installing the dependencies', async () => {
        /** @type {import('./exec.mjs').Argv} */
        const argv = ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false']
        const { code } = await foreground([{ argv, options: { env: withoutNpmTraces(process.env) } }])
        if (code !== 0)
          throw new Failure(
            'The dependencies could not be installed; the lines above say why. The first install needs the network.',
          )
      }),
  })
}

const CONTRACT_INPUTS = [
  ...['paths', 'schemas', 'shared', 'examples', 'scripts', 'openapi.yaml', 'package.json'].map(
    (name) => `contract/${name}`,
  ),
  'pnpm-lock.yaml',
]
const BUNDLE = 'contract/.cache/openapi.json'

/** What is generated and committed, and the folder of a fresh copy that stands for it. */
export const generatedFolders = [
  { committed: 'contract/src/generated', fresh: 'code', variable: 'CONTRACT_OUT' },
  { committed: 'packages/sdk/docs/api', fresh: 'api', variable: 'API_PAGES_OUT' },
]

const runGenerator = (env) =>
  quietly(
    [process.execPath, fromRoot('contract/scripts/generate.mjs')],
    { env: { ...process.env, ...env } },
    'The contract could not be turned into code; the lines above say what is wrong with it.',
  )

/** Regenerates types, schemas, operation table and the bundled contract. */
export function generateContract() {
  return doOnce(root, {
    name: 'generate',
    inputs: CONTRACT_INPUTS,
    outputs: [...generatedFolders.map(({ committed }) => committed), BUNDLE],
    work: () => say('Generating from the contract', () => runGenerator({})),
  })
}

/** Bundles the contract for the mock server and leaves the committed code alone, so that a check can still find it stale. */
export function bundleContract() {
  return doOnce(root, {
    name: 'bundle',
    inputs: CONTRACT_INPUTS,
    outputs: [BUNDLE],
    work: () => say('Bundling the contract', () => withGenerated(async () => {})),
  })
}

/**
 * Generates into a folder that lasts only as long as `use` looks at it.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export const withGenerated = (use) =>
  inTemporaryFolder(async (folder) => {
    const out = generatedFolders.map(({ fresh, variable }) => [variable, join(folder, fresh)])
    await runGenerator(Object.fromEntries(out))
    return use(folder)
  })

const isShipped = (file) => !/\.test\.tsx?$|[/\\]e2e[/\\]/.test(file)

/** Builds the web app into packages/web/dist. */
export function buildWeb() {
  return doOnce(root, {
    name: 'web',
    inputs: [
      'packages/web',
      'packages/sdk/src',
      'packages/sdk/package.json',
      'contract/src',
      'contract/package.json',
      'pnpm-lock.yaml',
    ],
    outputs: ['packages/web/dist'],
    isInput: isShipped,
    work: () =>
      say('Building the web app', () =>
        quietly(
          tool('vite', ['build'], { from: 'packages/web' }),
          { cwd: fromRoot('packages/web') },
          'The web app could not be built; the lines above say why.',
        ),
      ),
  })
}
