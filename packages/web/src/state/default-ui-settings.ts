import { colorSchemeByClock, textSizes } from '../lib/look.ts'
import type { UiSettings } from '../lib/parse-ui-settings.ts'
import { quickPageFlags } from '../places/quick-pages.ts'
import { browserRegion } from './dates.ts'

/** What a theme is kept as, where nothing else was chosen. */
export const indigo = { key: 'indigo', label: 'Material Design Indigo' }

/** What somebody without settings starts with: the scheme of the hour, and what the browser's language says of dates and numbers. */
export function defaultUiSettings(now: Date): UiSettings {
  const colorScheme = colorSchemeByClock(now)
  return {
    colorScheme,
    theme: `theme-${colorScheme}`,
    lightTheme: { ...indigo, mode: 'light', pace: 'blue' },
    darkTheme: { ...indigo, mode: 'dark', pace: 'yellow' },
    fontSize: textSizes.fontSize.usual,
    density: 'comfortable',
    timezone: '',
    ...browserRegion(),
    menuMode: 'static',
    filterMode: 'filter_options',
    customQuickPageEnables: quickPageFlags(undefined),
  }
}
