import { saveUiSettings } from '../data/save-ui-settings.ts'
import type { ColorScheme } from '../lib/color-scheme.ts'

/** Shows a colour scheme at once and keeps it with the person's settings; failing to keep it is only logged. */
export function switchColorScheme(scheme: ColorScheme): void {
  saveUiSettings({ colorScheme: scheme, followsClock: false }).catch((error: unknown) => console.warn(error))
}
