import { StartError } from '../../ground/errors.ts'

/** Where softphones connect to, by SIP over a websocket. */
interface SoftphoneConfig {
  scheme: 'ws' | 'wss'
  /** Name of its host; null means that of the page. */
  server: string | null
  port: number
  path: string
  /** Domain of people's addresses, `sip:username@domain`; one that ends with a dot stands before the name of the server. */
  sipDomain: string
}

/** What the web app reads from `assets/config.json` at start-up. */
export interface ClientConfig {
  apiBase: string
  socketPath: string
  /** Publishable key of the card provider; null means the sandbox. */
  stripeKey: string | null
  /** Site key of the captcha; null means the sandbox. */
  captchaKey: string | null
  /** True when the core API does a call that moves money once, however often it comes under one `Idempotency-Key`. */
  idempotencyKeys: boolean
  /** True when the mock server answers, false in front of a real core API. */
  mock: boolean
  /** True when `/__mock` lets the app make test calls. */
  control: boolean
  /** Where softphones connect to; null where there is nothing. */
  softphone: SoftphoneConfig | null
  /** Where pages send what failed; null means nowhere. */
  errorReports: string | null
  /** Where pages send how long people waited; null means nowhere. */
  webVitals: string | null
  /** Where the file is that says how the core API differs from the contract; null where it does not. */
  fit: string | null
  version: string
}

/** Where the web app looks for it. */
export const configPath = '/assets/config.json'

/** Where the web app finds how the core API differs from the contract. */
export const fitPath = '/core.fit.json'

/** Keys of the providers an installation uses; without one the sandbox stands in. */
export interface ProviderKeys {
  /** Publishable key of the card provider. */
  stripeKey?: string
  /** Site key of the captcha. */
  captchaKey?: string
}

/** Throws a `StartError` for a key that can't be one. Both are given to every browser, so a secret one must never pass. */
export function checkKeys({ stripeKey, captchaKey }: ProviderKeys): void {
  if (stripeKey !== undefined && !/^pk_\w+$/.test(stripeKey)) {
    throw new StartError('--stripe-key takes the publishable key, which begins with pk_. Never give the secret one.')
  }
  if (captchaKey !== undefined && !/^[\w-]+$/.test(captchaKey)) {
    throw new StartError('--captcha-key takes the site key, of letters, digits, - and _.')
  }
}
