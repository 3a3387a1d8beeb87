/** What an installation decides, from a file beside the app. */
export interface AppConfig {
  /** Where the core API is, such as `/api/v1` or `https://core.example.com:9443/api/v1`. */
  apiBase: string
}

const isConfig = (value: unknown): value is AppConfig =>
  typeof value === 'object' && value !== null && 'apiBase' in value && typeof value.apiBase === 'string'

/** Where the configuration lies, below the address of the app. */
export const configPath = '/assets/config.json'

/** Reads the configuration; null when it is missing or unusable. */
export async function loadConfig(): Promise<AppConfig | null> {
  try {
    const answer = await fetch(configPath, { credentials: 'same-origin' })
    const config: unknown = answer.ok ? await answer.json() : null
    return isConfig(config) ? config : null
  } catch {
    return null
  }
}
