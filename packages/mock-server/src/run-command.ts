import { readFileSync } from 'node:fs'
import type { Fit } from '@lineboard/contract/fit'
import { type CliOptions, parseCliOptions, usage } from './cli-options.ts'
import { StartError } from './ground/errors.ts'
import { version } from './ground/version.ts'
import type { MockServer } from './mock-server-options.ts'

const MAX_WARNINGS = 1000
const MAX_LINE_CHARACTERS = 500

/** How long answers under way are waited for at the end, in milliseconds. */
const GRACE_MS = 10_000

function banner(
  { url, apiUrl, phoneUrl, warning, control, hasControl }: MockServer,
  { api, webRoot }: CliOptions,
  password: string,
): string {
  if (api !== undefined) {
    return [
      `Lineboard is at ${url}, in front of the core API at ${api}.`,
      ...(warning ? [`Warning: ${warning}`] : []),
    ].join('\n')
  }
  const { callsPerMinute } = control.live
  const liveLine = callsPerMinute > 0 ? `\n  Live calls       ${callsPerMinute} a minute` : ''
  const controlLine = hasControl
    ? `${url}/__mock (a page: faults, journal, outbox, reset)`
    : 'off beyond this machine; --control serves it'
  return `Lineboard is at ${webRoot === undefined ? apiUrl : url}

  Sign in as       with password ${password}
    super          super administrator, sees every customer
    admin          administrator of a customer
    user           staff of that customer
    readonly       sees everything of that customer, changes nothing

  API              ${apiUrl}
  API reference    ${url}/docs
  Realtime         ${url}/wss (socket.io)
  Softphone        ${phoneUrl} (SIP; dial echo to hear yourself)
  Control          ${controlLine}${liveLine}
${warning ? `\n  Warning: ${warning}\n` : ''}
  Ctrl-C ends it.`
}

/** Prints each line to standard error the first time, and not for every request. */
function printOnce(): (line: string) => void {
  const printed = new Set<string>()
  return (whole) => {
    const line = whole.slice(0, MAX_LINE_CHARACTERS)
    if (printed.has(line) || printed.size >= MAX_WARNINGS) return
    printed.add(line)
    console.error(`A real server might answer otherwise: ${line}`)
  }
}

/** What a file says of a core API. Throws a StartError with the file, and the place in it. */
async function readFitFile(path: string): Promise<Fit> {
  const { FitError, readFit } = await import('@lineboard/contract/fit')
  const { parse, YAMLParseError } = await import('yaml')
  try {
    // JSON is YAML, too.
    return readFit(parse(readFileSync(path, 'utf8')))
  } catch (problem) {
    const isKnown = problem instanceof FitError || problem instanceof YAMLParseError
    if (isKnown) throw new StartError(`${path}: ${problem.message}`)
    throw new StartError(`${path} cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
}

async function run(args: readonly string[]): Promise<void> {
  const options = parseCliOptions(args)
  if (options.isHelp || options.isVersion) {
    console.log(options.isHelp ? usage : version)
    return
  }
  // Loading what a server is made of takes seconds: who only asks what there is, or has mistyped, does not wait for it.
  const fit = options.fitFile === undefined ? undefined : await readFitFile(options.fitFile)
  const { createMockServer } = await import('./create-mock-server.ts')
  const { seedPassword } = await import('./world/seed/rows/users.ts')
  const { isLogging } = options
  const server = await createMockServer({
    ...options,
    ...(fit && { fit }),
    onWarning: printOnce(),
    ...(isLogging && { onAccess: (line) => console.log(JSON.stringify(line)) }),
  })
  let isEnding = false
  const end = () => {
    // A second Ctrl-C means it: don't wait.
    if (isEnding) process.exit(1)
    isEnding = true
    void server.close({ graceMs: GRACE_MS }).then(
      () => process.exit(0),
      (problem) => {
        console.error(problem instanceof Error ? problem.message : problem)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  console.log(banner(server, options, seedPassword))
  await server.prepare()
}

/** Runs the command: starts a server and prints where it is. What stops it from starting is one sentence and exit code 1. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    await run(args)
  } catch (problem) {
    console.error(problem instanceof StartError ? problem.message : problem)
    process.exitCode = 1
  }
}
