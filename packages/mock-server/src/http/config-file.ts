/** What the web app reads from `assets/config.json` at start-up. */
export interface ClientConfig {
  apiBase: string
  socketPath: string
  /** Publishable key of the card provider; null means the sandbox. */
  stripeKey: string | null
  /** Site key of the captcha; null means the sandbox. */
  captchaKey: string | null
  /** True when the mock server answers, false in front of a real core API. */
  mock: boolean
  /** True when `/__mock` lets the app make test calls. */
  control: boolean
  version: string
}

/** Where the web app looks for it. */
export const configPath = '/assets/config.json'
