// Changes since the last release that break whoever was written for it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { redocly } from './redocly.mjs'

const inContract = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** A change in one line, as `released/accepted.json` lists it: what it is, and the first place where it shows. */
const lineOf = ({ path, verdicts }) => `${verdicts[0]?.message} ${path}`

/** @param {{ file: string, released: string }} pair */
function breakingLines({ file, released }) {
  const { changes } = redocly('diff', released, file, '--config', inContract('redocly.diff.yaml'))
  return changes.filter(({ impact }) => impact === 'major').map(lineOf)
}

/**
 * Breaking changes that nobody has accepted, and accepted ones that are none.
 * @param {{ file: string, released: string }[]} pairs shapes as they are, and those of the last release
 * @param {readonly string[]} [accepted]
 * @returns {string[]}
 */
export function breakingProblems(
  pairs,
  accepted = JSON.parse(readFileSync(inContract('released/accepted.json'), 'utf8')),
) {
  const breaking = pairs.flatMap(breakingLines)
  return [
    ...breaking
      .filter((line) => !accepted.includes(line))
      .map((line) => `breaks who uses the last release; if it must be, list it in released/accepted.json: ${line}`),
    ...accepted.filter((line) => !breaking.includes(line)).map((line) => `is accepted and breaks nothing: ${line}`),
  ]
}
