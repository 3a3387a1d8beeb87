/** Something a person can mend: its message is one clear sentence, shown without a stack trace. */
export class Failure extends Error {}

/**
 * Runs a script's main function; its answer is the exit code (nothing counts as 0). A Failure is told in its sentence,
 * anything else is a bug of ours and keeps its stack.
 * @param {() => Promise<number | void>} script
 */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    console.error(error instanceof Failure ? `✖ ${error.message}` : error)
    process.exitCode = 1
  }
}
