#!/usr/bin/env node
import { nodeComplaint } from './ground/version.ts'

const complaint = nodeComplaint(process.versions.node)
if (complaint === undefined) {
  // All else is imported only now: an older Node would fail on it before it could say why.
  const { enableCompileCache } = await import('node:module')
  // And the server after this, so that from the second start on its modules come compiled: a third of the time.
  enableCompileCache()
  const { runCommand } = await import('./run-command.ts')
  await runCommand(process.argv.slice(2))
} else {
  console.error(complaint)
  process.exitCode = 1
}
