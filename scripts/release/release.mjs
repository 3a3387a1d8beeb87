// `pnpm release VERSION [--dry-run] [--out DIR]`: the SDK, the mock server and the contract as a version, into a folder. Nothing leaves the machine.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { collect, foreground } from '../lib/exec.mjs'
import { Failure, main } from '../lib/failure.mjs'
import { fromRoot, root } from '../lib/paths.mjs'
import { install, quietly } from '../lib/prepare.mjs'
import { ensureToolchain } from '../toolchain.mjs'
import { makeFiles, momentOf } from './make-files.mjs'
import { planRelease } from './plan.mjs'

async function git(...args) {
  const { ok, output } = await collect(['git', ...args])
  if (!ok) throw new Failure(`git ${args[0]} failed: ${output.trim()}`)
  return output.trim()
}

/** What stands in the way before anything was looked at. */
async function treeProblems(version) {
  const changed = await git('status', '--porcelain')
  const tags = await git('tag', '--list', `v${version}`)
  return [
    ...(changed ? [`there are changes that are not committed:\n${changed}`] : []),
    ...(tags ? [`the tag v${version} is there already`] : []),
  ]
}

function refuse(problems) {
  if (problems.length > 0)
    throw new Failure(['There is no release:', ...problems.map((each) => `- ${each}`)].join('\n'))
}

function describePlan({ last, breaking, writes }, version, folder) {
  const changed = Object.entries(writes).filter(
    ([path, text]) => !existsSync(fromRoot(path)) || readFileSync(fromRoot(path), 'utf8') !== text,
  )
  return [
    `${version}, after ${last ?? 'no release'}`,
    breaking.length > 0 ? `breaks users of ${last}:` : 'breaks nothing that is looked at',
    ...breaking.map((line) => `  ${line}`),
    'writes:',
    ...changed.map(([path]) => `  ${path}`),
    '  contract/released/',
    `makes files in ${folder}`,
    `commits "Release ${version}" and tags v${version} here; publishes nothing`,
  ].join('\n')
}

async function keepAndMake(plan, { version, folder, at }) {
  for (const [path, text] of Object.entries(plan.writes)) writeFileSync(fromRoot(path), text)
  await quietly(
    'Keeping the contract as it is now',
    [process.execPath, fromRoot('contract/scripts/release.mjs')],
    {},
    'The contract could not be kept',
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await makeFiles({ folder, at })
  await git('add', '--all')
  await git('commit', '--message', `Release ${version}`)
  await git('tag', '--annotate', `v${version}`, '--message', `Lineboard ${version}`)
}

/** @param {{ version: string, folder: string, isDry: boolean }} asked */
async function release({ version, folder, isDry }) {
  const at = momentOf(process.env.SOURCE_DATE_EPOCH, new Date())
  const plan = planRelease(root, version, at.toISOString().slice(0, 10))
  const problems = [...(await treeProblems(version)), ...plan.problems]
  if (isDry) {
    console.log(`${describePlan(plan, version, folder)}\nchecks: npm test -- --nightly, before anything is written`)
    return refuse(problems)
  }
  refuse(problems)
  const { code } = await foreground([process.execPath, fromRoot('scripts/test.mjs'), '--nightly'])
  if (code !== 0) throw new Failure('There is no release: a check failed.')
  refuse(await treeProblems(version))
  try {
    await keepAndMake(plan, { version, folder, at })
  } catch (error) {
    // Nothing was changed before, so that this takes back what a release writes and no work of anybody.
    await git('reset', '--quiet', '--hard')
    await git('clean', '--quiet', '--force', 'contract/released')
    throw error
  }
  console.log(`${version} lies in ${folder}. docs/releasing.md says how it gets to others.`)
}

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } },
  })
  const [version, ...more] = positionals
  if (!version || more.length > 0) throw new Failure('Name the version: pnpm release 0.2.0 [--dry-run] [--out DIR]')
  await ensureToolchain()
  await install()
  const folder = join(values.out ? resolve(values.out) : fromRoot('dist/release'), version)
  await release({ version, folder, isDry: values['dry-run'] })
})
