import { readFileSync } from 'node:fs'
import { fromRoot } from '../../lib/paths.mjs'

/**
 * The Dockerfile by its stages: each instruction with its text.
 * @returns {{ from: string, steps: { name: string, text: string }[] }[]}
 */
export function readContainerFile() {
  const lines = readFileSync(fromRoot('Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages = []
  for (const line of lines) {
    const [name = '', ...rest] = line.split(' ')
    const text = rest.join(' ')
    if (name === 'FROM') stages.push({ from: text, steps: [] })
    else stages.at(-1)?.steps.push({ name, text })
  }
  return stages
}

/**
 * What a step of the stage says; throws where there is none of that name, as another one would count in its place.
 * @param {ReturnType<typeof readContainerFile>[number]} stage
 * @param {string} name
 */
export function stepOf({ steps }, name) {
  const found = steps.findLast((step) => step.name === name)
  if (!found) throw new Error(`The Dockerfile says no ${name}`)
  return found.text
}
