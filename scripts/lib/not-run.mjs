// What a test run could not try on this machine, said at its end instead of being skipped in silence.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromRoot } from './paths.mjs'

const file = fromRoot('.cache/reports/not-run.txt')

/** @param {string} line what did not run, and why */
export function sayNotRun(line) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${line}\n`)
}

/** Forgets what an earlier run said. */
export const forgetNotRun = () => rmSync(file, { force: true })

/** @returns {string[]} what has been said since then, each once */
export const notRun = () => [...new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])]
