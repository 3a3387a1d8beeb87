import { colorSchemeByClock } from '../lib/color-scheme.ts'
import { browserTimeZone, setFormatSettings } from '../lib/format.ts'
import { parseUiSettings, type UiSettings } from '../lib/ui-settings.ts'
import { rememberColorScheme, showColorScheme } from './color-scheme.ts'

let current: UiSettings = {}

/** The choices of the signed-in person. */
export const uiSettings = (): UiSettings => current

/** First day of the week: 0 Sunday, 1 Monday. */
export const weekStart = (): 0 | 1 => current.weekendFormat ?? 0

/** Makes the app follow a user's `uiSettings`. */
export function applyUiSettings(json: string | undefined): void {
  current = parseUiSettings(json).settings
  const { colorScheme, dateFormat = 'mm/dd/yyyy', timezone = browserTimeZone() } = current
  setFormatSettings({ dateFormat, timeZone: timezone })
  rememberColorScheme(colorScheme)
  showColorScheme(colorScheme ?? colorSchemeByClock(new Date()))
}
