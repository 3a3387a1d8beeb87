import { type ColorScheme, schemeChoice } from '../lib/color-scheme-rules.ts'
import { uiSettings } from '../state/ui-settings-store.ts'
import { SettingsNotSavedError, saveAndNotify } from './save-ui-settings.ts'

/** Shows a colour scheme at once and keeps it with the person's settings; a call that fails is only logged. */
export function switchColorScheme(scheme: ColorScheme): void {
  saveAndNotify(schemeChoice(scheme, uiSettings())).catch((error: unknown) => {
    if (!(error instanceof SettingsNotSavedError)) console.warn(error)
  })
}
