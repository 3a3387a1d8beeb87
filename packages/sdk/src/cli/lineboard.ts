#!/usr/bin/env node
import { CliError } from './flags.ts'
import { runCli } from './run-cli.ts'
import { askOn } from './terminal.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort('interrupted'))
process.once('SIGTERM', () => stop.abort('interrupted'))
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  const unwritten = new CliError(`What was to be printed could not be written: ${error.message}.`)
  stop.abort(error.code === 'EPIPE' ? 'closed' : unwritten)
})
// There is nobody to tell, and the exit code says it.
process.stderr.on('error', () => {})

const { stdin, stdout, stderr, env } = process
process.exitCode = await runCli(process.argv.slice(2), {
  stdout,
  stderr,
  env,
  signal: stop.signal,
  now: () => new Date(),
  ...askOn(stdin, stderr, stop),
})
