import { type DateFormat, dateFormats } from '@lineboard/sdk'
import type { ColorScheme } from './color-scheme.ts'

/** What a person chose about the look of things; what is missing follows the defaults. */
export interface UiSettings {
  colorScheme?: ColorScheme
  /** IANA name; missing means that of the browser. */
  timezone?: string
  dateFormat?: DateFormat
  /** First day of the week: 0 Sunday, 1 Monday. */
  weekendFormat?: 0 | 1
}

export interface StoredUiSettings {
  settings: UiSettings
  /** All that was stored, so that saving one choice keeps those this version knows nothing of. */
  stored: Record<string, unknown>
  /** False for settings that are not JSON: they must not be written over. */
  isReadable: boolean
}

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Reads a user's `uiSettings`; choices that make no sense are left out. */
export function parseUiSettings(json: string | undefined): StoredUiSettings {
  const stored = json ? parseObject(json) : {}
  if (!stored) return { settings: {}, stored: {}, isReadable: false }
  const { colorScheme, timezone, dateFormat, weekendFormat } = stored
  const knownFormat = dateFormats.find((each) => each === dateFormat)
  return {
    stored,
    isReadable: true,
    settings: {
      ...(colorScheme === 'light' || colorScheme === 'dark' ? { colorScheme } : {}),
      ...(isTimeZone(timezone) ? { timezone } : {}),
      ...(knownFormat ? { dateFormat: knownFormat } : {}),
      ...(weekendFormat === 0 || weekendFormat === 1 ? { weekendFormat } : {}),
    },
  }
}
