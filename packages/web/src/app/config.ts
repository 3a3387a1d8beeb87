/** What an installation decides, from a file beside the app. */
export interface AppConfig {
  /** Where the core API is, such as `/api/v1` or `https://core.example.com:9443/api/v1`. */
  apiBase: string
  /** Where the realtime socket is on the host of the core API. @default '/wss' */
  socketPath?: string
}

const isConfig = (value: unknown): value is AppConfig =>
  typeof value === 'object' &&
  value !== null &&
  'apiBase' in value &&
  typeof value.apiBase === 'string' &&
  (!('socketPath' in value) || typeof value.socketPath === 'string')

/** Where the configuration lies, below the address of the app. */
export const configPath = '/assets/config.json'

let loaded: AppConfig | undefined

/** The configuration; throws before it is there. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('appConfig() was used before loadConfig()')
  return loaded
}

/** Reads the configuration; null when it is missing or unusable. */
export async function loadConfig(): Promise<AppConfig | null> {
  try {
    const answer = await fetch(configPath, { credentials: 'same-origin' })
    const config: unknown = answer.ok ? await answer.json() : null
    if (!isConfig(config)) return null
    loaded = config
    return config
  } catch {
    return null
  }
}
