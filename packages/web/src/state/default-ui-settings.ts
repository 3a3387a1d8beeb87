import { colorSchemeByClock } from '../lib/color-scheme-rules.ts'
import { fontSizesPx } from '../lib/look.ts'
import type { UiSettings } from '../lib/parse-ui-settings.ts'
import { quickPageFlags } from '../places/quick-pages.ts'

const indigo = { key: 'indigo', label: 'Material Design Indigo' }

/** What somebody without settings starts with: the scheme of the hour, and following the clock from then on. */
export function defaultUiSettings(now: Date): UiSettings & { lightTheme: object; darkTheme: object } {
  const colorScheme = colorSchemeByClock(now)
  return {
    colorScheme,
    followsClock: true,
    theme: `theme-${colorScheme}`,
    lightTheme: { ...indigo, mode: 'light', pace: 'blue' },
    darkTheme: { ...indigo, mode: 'dark', pace: 'yellow' },
    fontSize: fontSizesPx.usual,
    density: 'comfortable',
    timezone: '',
    dateFormat: 'mm/dd/yyyy',
    weekendFormat: 0,
    menuMode: 'static',
    filterMode: 'filter_options',
    customQuickPageEnables: quickPageFlags(undefined),
  }
}
