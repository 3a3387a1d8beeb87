// `pnpm types [FOLDER]`: the compiler over every tsconfig of the packages. A fault of a file that several of them read is
// told once.
import { globSync } from 'node:fs'
import { collect } from './lib/exec.mjs'
import { main } from './lib/failure.mjs'
import { root } from './lib/paths.mjs'

/**
 * What the compiler printed for several projects, each fault once. Lines that go on about one are indented.
 * @param {string[]} outputs
 */
export function faultsOf(outputs) {
  const faults = outputs.flatMap((output) => output.split(/\n(?=\S)/)).map((fault) => fault.trimEnd())
  return [...new Set(faults)].filter(Boolean)
}

async function check() {
  const [folder = '{contract,packages/*,scripts}'] = process.argv.slice(2)
  const outputs = []
  for (const project of globSync(`${folder}/tsconfig*.json`, { cwd: root })) {
    // One checker: four of them find out much of the same, and cost a third more of a machine that has other steps to do.
    const how = ['--pretty', 'false', '--checkers', '1']
    const { ok, output } = await collect(['pnpm', 'exec', 'tsc', ...how, '-p', project])
    if (!ok) outputs.push(output.trim() || `${project} fails without a word.`)
  }
  for (const fault of faultsOf(outputs)) console.error(fault)
  return outputs.length === 0 ? 0 : 1
}

if (import.meta.main) main(check)
