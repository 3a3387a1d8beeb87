import { proxy, ref, useSnapshot } from 'valtio'
import { applyLook, rememberLook } from '../browser/page-look.ts'
import { colorSchemeByClock, lookOf } from '../lib/look.ts'
import { mergeUiSettings, parseUiSettings, type UiSettings, type UiSettingsChanges } from '../lib/parse-ui-settings.ts'
import type { Region } from '../lib/region.ts'
import { rememberColorScheme, showColorScheme } from './color-scheme-store.ts'
import { browserRegion, browserTimeZone, setDateSettings } from './dates.ts'
import { setNumberFormat } from './number-style.ts'

const state = proxy<{ settings: UiSettings; isReadable: boolean }>({ settings: ref<UiSettings>({}), isReadable: true })

/** The choices of the signed-in person. */
export const uiSettings = (): UiSettings => state.settings

/** The choices of the signed-in person, as a component sees them. */
export const useUiSettings = (): UiSettings => useSnapshot(state).settings

/** False where what is stored can't be read; it is left alone until the person decides. */
export const useAreSettingsReadable = (): boolean => useSnapshot(state).isReadable

/** First day of the week: 0 Sunday, 1 Monday. */
export const weekStart = (): 0 | 1 => region().weekendFormat

/** How dates, times and numbers are written: as the person chose, and what is not chosen as the browser's language has it. */
export function region({ dateFormat, timeFormat, weekendFormat, numberFormat } = state.settings): Region {
  const usual = browserRegion()
  return {
    dateFormat: dateFormat ?? usual.dateFormat,
    timeFormat: timeFormat ?? usual.timeFormat,
    weekendFormat: weekendFormat ?? usual.weekendFormat,
    numberFormat: numberFormat ?? usual.numberFormat,
  }
}

/** Makes the app follow these choices, without keeping them. */
export function showUiSettings(settings: UiSettings): void {
  state.settings = ref(settings)
  const { colorScheme, followsClock, timezone = browserTimeZone() } = settings
  const { dateFormat, timeFormat, numberFormat } = region(settings)
  setDateSettings({ dateFormat, timeFormat, timeZone: timezone })
  setNumberFormat(numberFormat)
  showColorScheme((!followsClock && colorScheme) || colorSchemeByClock(new Date()))
  applyLook(lookOf({ ...settings }))
}

/** Shows the scheme of the hour to whoever has left it to the clock. */
export function followClock(): void {
  const { colorScheme, followsClock } = state.settings
  if (followsClock || !colorScheme) showColorScheme(colorSchemeByClock(new Date()))
}

/** Keeps what the first paint of the next start needs. */
function rememberFirstPaint({ colorScheme, followsClock, ...rest }: UiSettings): void {
  rememberColorScheme(followsClock ? undefined : colorScheme)
  rememberLook(lookOf({ ...rest }))
}

/** Makes the app follow a user's `uiSettings`. */
export function applyUiSettings(json: string | undefined): void {
  const { settings, isReadable } = parseUiSettings(json)
  state.isReadable = isReadable
  showUiSettings(settings)
  rememberFirstPaint(settings)
}

/** Looks again as it does to a visitor, until the next start; what the browser keeps is left alone. */
export function forgetUiSettings(): void {
  state.isReadable = true
  showUiSettings({})
}

/** Makes the app follow changed choices at once, and the next start. */
export function changeUiSettings(changes: UiSettingsChanges): void {
  const merged = mergeUiSettings(state.settings, changes)
  // Read as if they were stored: what makes no sense is left out.
  const { settings } = parseUiSettings(JSON.stringify(merged))
  showUiSettings(settings)
  rememberFirstPaint(settings)
}

/** What is stored can be read, now that it was written. */
export function markSettingsReadable(): void {
  state.isReadable = true
}
