import { parseArgs } from 'node:util'
import { StartError } from './ground/errors.ts'
import { defaultCallsPerMinute, maxCallsPerMinute } from './ground/limits.ts'
import type { MockServerOptions } from './mock-server-options.ts'

/** What the command line asks for. */
export interface CliOptions extends Omit<MockServerOptions, 'fit'> {
  /** File that says how the core API differs. */
  fitFile?: string
  isHelp: boolean
  isVersion: boolean
  /** Whether requests are printed. */
  isLogging: boolean
}

/** What `--help` prints. */
export const usage = `lineboard-mock: the Lineboard API, web app and realtime socket on one port

  --port N        port to listen on (9443)
  --host HOST     address to listen on (127.0.0.1: this machine only)
  --phone-port N  port that softphones connect to (6061; where it is in use, the port above)
  --control       serve /__mock beyond this machine too, with --host
  --web DIR       folder of the built web app, served at /
  --api URL       pass /api/v1 and /wss on to a real core API instead of the mock
  --fit FILE      respond as the core API that this core.fit.yaml describes; with --api, for the web app alone
  --public-url URL  address of the web app for people: links in mails lead there
  --behind-proxy  a proxy of yours stands before it: believe its X-Forwarded-For, limit no address
  --idempotency-keys  that core API knows Idempotency-Key: a charge whose answer is lost is sent again by itself
  --access-log    print a line of JSON for each request, without queries and tokens
  --error-reports URL  have the web app send what fails there
  --web-vitals URL     have the web app send how long people wait there
  --data DIR      keep the state in this folder between runs
  --seed N        seed number of the sample data (1)
  --call-logs N   calls in the sample data (5000)
  --live [N]      let N simulated calls a minute arrive, ring, end and be charged (12)
  --stripe-key K  publishable key of the card provider, in the place of the sandbox
  --captcha-key K site key of the captcha, in the place of the sandbox
  --allow-wipe    let a bulk delete take every row of a table
  --strict        answer 400 where a real server would silently answer otherwise
  --version       print the version of this package (or -v)
  --help          print this`

const options = {
  port: { type: 'string', default: '9443' },
  host: { type: 'string', default: '127.0.0.1' },
  'phone-port': { type: 'string', default: '6061' },
  control: { type: 'boolean', default: false },
  web: { type: 'string' },
  api: { type: 'string' },
  fit: { type: 'string' },
  'public-url': { type: 'string' },
  'behind-proxy': { type: 'boolean', default: false },
  'idempotency-keys': { type: 'boolean', default: false },
  'access-log': { type: 'boolean', default: false },
  'error-reports': { type: 'string' },
  'web-vitals': { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string', default: '1' },
  'call-logs': { type: 'string' },
  live: { type: 'string' },
  'stripe-key': { type: 'string' },
  'captcha-key': { type: 'string' },
  'allow-wipe': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function wholeNumber(text: string, name: string, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= max) return number
  throw new StartError(`--${name} takes a whole number up to ${max}, not "${text}".`)
}

/** `--live` may stand without its number, which `parseArgs` doesn't know. */
function withDefaults(args: readonly string[]): string[] {
  return args.flatMap((arg, at) =>
    arg === '--live' && !/^\d/.test(args[at + 1] ?? '') ? [arg, String(defaultCallsPerMinute)] : [arg],
  )
}

function parse(args: readonly string[], others: readonly string[]) {
  try {
    return parseArgs({ args: withDefaults(args), options, strict: true }).values
  } catch (problem) {
    const [text = ''] = (problem instanceof Error ? problem.message : String(problem)).split(/\.(?: |\n)/)
    const valueless = /^Option '(?:-\w, )?(--[\w-]+).*' argument (?:is ambiguous|missing)/.exec(text)?.[1]
    if (valueless)
      throw new StartError(`${valueless} has no value. Where it begins with a dash, write it as ${valueless}=VALUE.`)
    if (!text.startsWith('Unknown option')) throw new StartError(`${text}. Try --help.`)
    const known = [...new Set([...others, ...Object.keys(options)])].map((name) => `--${name}`)
    throw new StartError(`${text}. There are ${known.join(', ')}; --help says what for.`)
  }
}

/**
 * Reads the command line. Throws a `StartError` for an option that isn't one, or a value that can't be; `others` names those that
 * whoever passes the rest on has read before.
 */
export function parseCliOptions(args: readonly string[], others: readonly string[] = []): CliOptions {
  const values = parse(args, others)
  const { web, api, data, live, host, control, strict, help } = values
  const { 'call-logs': callLogs, 'stripe-key': stripeKey, 'captcha-key': captchaKey, 'allow-wipe': allowWipe } = values
  const { 'error-reports': errorReports, 'web-vitals': webVitals } = values
  return {
    isHelp: help,
    isVersion: values.version,
    isLogging: values['access-log'],
    ...(values['public-url'] !== undefined && { publicUrl: values['public-url'] }),
    ...(values['behind-proxy'] && { behindProxy: true }),
    ...(values['idempotency-keys'] && { idempotencyKeys: true }),
    ...(errorReports !== undefined && { errorReports }),
    ...(webVitals !== undefined && { webVitals }),
    port: wholeNumber(values.port, 'port', 65_535),
    host,
    phonePort: wholeNumber(values['phone-port'], 'phone-port', 65_535),
    ...(control && { control }),
    seed: wholeNumber(values.seed, 'seed', 4_294_967_295),
    strict,
    allowWipe,
    ...(stripeKey !== undefined && { stripeKey }),
    ...(captchaKey !== undefined && { captchaKey }),
    ...(callLogs !== undefined && { size: { callLogs: wholeNumber(callLogs, 'call-logs', 5_000_000) } }),
    ...(live !== undefined && { live: wholeNumber(live, 'live', maxCallsPerMinute) }),
    ...(web !== undefined && { webRoot: web }),
    ...(api !== undefined && { api }),
    ...(values.fit !== undefined && { fitFile: values.fit }),
    ...(data !== undefined && { data }),
  }
}
