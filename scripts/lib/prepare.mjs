// What must be there before anything runs, each made only when what it depends on has changed. An old Node must be able
// to load this file: it knows no globSync to import.
import fs, { readFileSync } from 'node:fs'
import { collect, foreground } from './exec.mjs'
import { Failure } from './failure.mjs'
import { fromRoot, root } from './paths.mjs'
import { doOnce } from './stamp.mjs'

/** One file a package that only an install puts there: a removed node_modules folder is noticed. */
function installedFile(manifest) {
  const [first] = Object.keys(JSON.parse(readFileSync(fromRoot(manifest), 'utf8')).dependencies ?? {})
  return first ? [manifest.replace('package.json', `node_modules/${first}/package.json`)] : []
}

/**
 * Says what it does and runs it; what it prints is shown only when it fails.
 * @param {string} what
 * @param {import('./exec.mjs').Argv} argv
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} sentence what a failure means
 */
export async function quietly(what, argv, options, sentence) {
  console.log(`${what} …`)
  const { ok, output } = await collect(argv, options)
  if (ok) return
  console.error(output.trim())
  throw new Failure(`${sentence}; the lines above say why.`)
}

/**
 * Installs the dependencies of all packages from the lockfile. pnpm is asked only when something has changed: where its
 * note about the lockfile is missing it asks the registry, and without a network waits for many minutes.
 */
export function install() {
  const manifests = fs.globSync(['contract/package.json', 'packages/*/package.json'], { cwd: root })
  return doOnce(root, {
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    outputs: ['node_modules/.modules.yaml', ...manifests.flatMap(installedFile)],
    work: async () => {
      console.log('Installing the dependencies …')
      // Vitest 5 keeps modules with the files that their imports led to, also when `exports` of a package lead elsewhere now.
      fs.rmSync(fromRoot('node_modules/.vitest-cache'), { recursive: true, force: true })
      const { code } = await foreground([
        'pnpm',
        'install',
        '--frozen-lockfile',
        '--prefer-offline',
        '--config.confirmModulesPurge=false',
      ])
      if (code !== 0)
        throw new Failure(
          'The dependencies could not be installed; the lines above say why. The first install needs the network.',
        )
    },
  })
}

const CONTRACT = [
  'paths',
  'schemas',
  'shared',
  'examples',
  'scripts',
  'src/permissions',
  'openapi.yaml',
  'package.json',
]

/** What is generated and committed, and the variable that has it made elsewhere. */
export const generatedFolders = { CONTRACT_OUT: 'contract/src/generated' }

/** Makes everything that follows from the contract; `elsewhere` names other folders to put it in. */
export const runGenerator = (elsewhere = {}) =>
  quietly(
    'Generating from the contract',
    [process.execPath, fromRoot('contract/scripts/generate.mjs')],
    { env: { ...process.env, ...elsewhere } },
    'The contract could not be turned into code',
  )

/** Regenerates types, schemas and the operation table. */
export const generateContract = () =>
  doOnce(root, {
    name: 'generate',
    inputs: [...CONTRACT.map((name) => `contract/${name}`), 'pnpm-lock.yaml'],
    outputs: Object.values(generatedFolders),
    work: runGenerator,
  })

/** Builds the web app into packages/web/dist. */
export const buildWeb = () =>
  doOnce(root, {
    name: 'web',
    inputs: [
      'packages/web',
      'packages/sdk/src',
      'packages/sdk/package.json',
      'contract/src',
      'docs/guide',
      'pnpm-lock.yaml',
    ],
    outputs: ['packages/web/dist'],
    isInput: (file) => !/\.test(-d)?\.tsx?$|[/\\](e2e|bench)[/\\]/.test(file),
    work: () =>
      quietly(
        'Building the web app',
        ['pnpm', '--filter', '@lineboard/web', 'run', '--silent', 'build'],
        // Where tests ask for it they have another one, with which libraries come as they are for developers.
        { env: { ...process.env, NODE_ENV: 'production' } },
        'The web app could not be built',
      ),
  })
