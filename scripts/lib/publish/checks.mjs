import { Failure } from '../failure.mjs'

/**
 * Checks that are counted one by one: what fails is told, and the others still run. Only a Failure counts as failed; any
 * other error is one of ours and ends the run.
 */
export function createChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  /**
   * @param {string} name what holds when it passes
   * @param {() => unknown} work
   */
  const check = async (name, work) => {
    try {
      await work()
      counts.passed++
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      counts.failed++
      console.error(`✖ ${name}\n${error.message}`)
    }
  }
  return { counts, check }
}
