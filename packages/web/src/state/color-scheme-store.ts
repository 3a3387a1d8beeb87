import { proxy, useSnapshot } from 'valtio'
import { colorSchemeKey, initialColorScheme } from '../browser/page-look.ts'
import { writeStored } from '../browser/storage.ts'
import type { ColorScheme } from '../lib/look.ts'

const state = proxy({ scheme: initialColorScheme() })

/** The colour scheme on the screen. */
export const useColorScheme = (): ColorScheme => useSnapshot(state).scheme

/** Shows a colour scheme. */
export function showColorScheme(scheme: ColorScheme): void {
  state.scheme = scheme
  document.documentElement.dataset.theme = scheme
}

/** Starts with this colour scheme the next time; undefined leaves it to the clock. */
export const rememberColorScheme = (scheme: ColorScheme | undefined): void => writeStored(colorSchemeKey, scheme)
