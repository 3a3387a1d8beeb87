import { configPath, takeStartConfig } from '../boot/prefetch-start.ts'

/** The SIP server of an installation. */
interface SoftphoneConfig {
  scheme: 'ws' | 'wss'
  /** Name of its host. @default the host of the page */
  server?: string | null
  port: number
  /** Such as `/ws`. */
  path: string
  /** Domain of people's addresses, `sip:username@domain`; one that ends with a dot stands before the name of the server. */
  sipDomain: string
  /** Which header says who calls: P-Asserted-Identity where it has a number, or From alone. @default 'asserted' */
  callerFrom?: 'asserted' | 'from'
  /** STUN and TURN servers, as `RTCPeerConnection` takes them: sound needs them where a firewall is between browser and phone server. */
  iceServers?: { urls: string | string[]; username?: string; credential?: string }[]
}

/** What an installation decides, from a file beside the app. */
export interface AppConfig {
  /** Where the core API is, such as `/api/v1` or `https://core.example.com:9443/api/v1`. */
  apiBase: string
  /** Where the realtime socket is on the host of the core API. @default '/wss' */
  socketPath?: string
  /** Publishable key of the card provider; without one the sandbox of the mock server takes cards. */
  stripeKey?: string | null
  /** Site key of the captcha, reCAPTCHA v3. */
  captchaKey?: string | null
  /** Whether the core API knows `Idempotency-Key`: calls that move money are then sent again when their answer is lost. @default as `mock` */
  idempotencyKeys?: boolean
  /** Whether the session token is in addresses too, as a stock LoopBack server needs; false sends it in `X-Access-Token` alone. @default true */
  queryToken?: boolean
  /** Whether the mock server answers, so that its sandbox stands in where a key is missing. @default false */
  mock?: boolean
  /** Whether the mock server makes test calls. @default false */
  control?: boolean
  /** Where the softphone connects to, by SIP over a websocket. Without it there is none. */
  softphone?: SoftphoneConfig | null
  /** Where the file is that says how the core API differs from the contract (`core.fit.yaml`). Without it the app finds out what rows have. */
  fit?: string | null
  /** Address that failures of the app are sent to. Without it they are sent nowhere. */
  errorReports?: string | null
  /** Address that it is sent to how long people waited. Without it nothing is measured. */
  webVitals?: string | null
}

const isKey = (value: unknown) => value === undefined || value === null || typeof value === 'string'

const isConfig = (value: unknown): value is AppConfig =>
  typeof value === 'object' &&
  value !== null &&
  'apiBase' in value &&
  typeof value.apiBase === 'string' &&
  (!('socketPath' in value) || typeof value.socketPath === 'string') &&
  (!('stripeKey' in value) || isKey(value.stripeKey)) &&
  (!('fit' in value) || isKey(value.fit)) &&
  (!('captchaKey' in value) || isKey(value.captchaKey)) &&
  (!('errorReports' in value) || isKey(value.errorReports)) &&
  (!('webVitals' in value) || isKey(value.webVitals)) &&
  (!('idempotencyKeys' in value) || typeof value.idempotencyKeys === 'boolean') &&
  (!('queryToken' in value) || typeof value.queryToken === 'boolean') &&
  (!('mock' in value) || typeof value.mock === 'boolean') &&
  (!('control' in value) || typeof value.control === 'boolean')

let loaded: AppConfig | undefined

/** The configuration; throws before it is there. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('appConfig() was used before loadConfig()')
  return loaded
}

/** Reads the configuration; null when it is missing or unusable. */
export async function loadConfig(): Promise<AppConfig | null> {
  try {
    const answer = await (takeStartConfig() ?? fetch(configPath(), { credentials: 'same-origin' }))
    const config: unknown = answer.ok ? await answer.json() : null
    if (!isConfig(config)) return null
    loaded = config
    return config
  } catch {
    return null
  }
}
