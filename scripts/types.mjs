// `pnpm types [FOLDER]`: the compiler over every tsconfig of the packages. A fault of a file that several of them read is
// told once.
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collect } from './lib/exec.mjs'
import { main } from './lib/failure.mjs'
import { fromRoot, root } from './lib/paths.mjs'

/** @typedef {{ path: string, compilerOptions: object, files: string[] }} Project with absolute names of files */

/**
 * What the compiler printed for several projects, each fault once. Lines that go on about one are indented.
 * @param {string[]} outputs
 */
export function faultsOf(outputs) {
  const faults = outputs.flatMap((output) => output.split(/\n(?=\S)/)).map((fault) => fault.trimEnd())
  return [...new Set(faults)].filter(Boolean)
}

/**
 * Projects with the same options, together: one program reads and checks what they import only once.
 * @param {Project[]} projects
 */
export function programsOf(projects) {
  /** @type {Map<string, Project[]>} */
  const programs = new Map()
  for (const project of projects) {
    const options = JSON.stringify(project.compilerOptions)
    programs.set(options, [...(programs.get(options) ?? []), project])
  }
  return [...programs.values()]
}

const tsc = (...args) => collect([process.execPath, fromRoot('node_modules/typescript/bin/tsc'), ...args])

/** @returns {Promise<Project>} */
async function readProject(path) {
  const { ok, output } = await tsc('--showConfig', '-p', path)
  // The compiler's own run says what is wrong with it.
  if (!ok) return { path, compilerOptions: { path }, files: [] }
  const { compilerOptions, files } = JSON.parse(output)
  return { path, compilerOptions, files: files.map((file) => join(root, dirname(path), file)) }
}

/** The path of a tsconfig for projects with the same options. */
function configOf(alike) {
  const [{ path, compilerOptions }, ...others] = alike
  if (others.length === 0) return path
  const files = alike.flatMap((project) => project.files)
  const together = fromRoot('.cache/types', path.replaceAll('/', '-'))
  mkdirSync(dirname(together), { recursive: true })
  writeFileSync(together, JSON.stringify({ compilerOptions, files }))
  return together
}

async function check() {
  const [folder = '{contract,packages/*,scripts}'] = process.argv.slice(2)
  const projects = []
  for (const path of globSync(`${folder}/tsconfig*.json`, { cwd: root })) projects.push(await readProject(path))
  const outputs = []
  for (const alike of programsOf(projects)) {
    const names = alike.map(({ path }) => path).join(', ')
    // One checker: four of them find out much of the same, and cost a third more of a machine that has other steps to do.
    const { ok, output } = await tsc('--pretty', 'false', '--checkers', '1', '-p', configOf(alike))
    if (!ok) outputs.push(output.trim() || `${names} fails without a word.`)
  }
  for (const fault of faultsOf(outputs)) console.error(fault)
  return outputs.length === 0 ? 0 : 1
}

if (import.meta.main) main(check)
