#!/usr/bin/env node
import { runCli } from './run-cli.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort('interrupted'))
process.once('SIGTERM', () => stop.abort('interrupted'))
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  stop.abort('closed')
})

const { stdout, stderr, env } = process
process.exitCode = await runCli(process.argv.slice(2), {
  stdout,
  stderr,
  env,
  signal: stop.signal,
  now: () => new Date(),
})
