import { saveUiSettings } from '../data/current-user.ts'
import type { ColorScheme } from '../lib/color-scheme.ts'
import { rememberColorScheme, showColorScheme } from '../state/color-scheme.ts'

/** Shows a colour scheme at once and keeps it with the person's settings; failing to keep it is only logged. */
export function switchColorScheme(scheme: ColorScheme): void {
  showColorScheme(scheme)
  rememberColorScheme(scheme)
  saveUiSettings({ colorScheme: scheme }).catch((error: unknown) => console.warn(error))
}
