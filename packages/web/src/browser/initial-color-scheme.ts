import { type ColorScheme, colorSchemeByClock, isColorScheme } from '../lib/color-scheme-rules.ts'
import { readStored } from './storage.ts'

export const colorSchemeKey = 'colorScheme'

/** The scheme the signed-in person chose, or the clock's for a visitor. */
export function initialColorScheme(now = new Date()): ColorScheme {
  const stored = readStored(colorSchemeKey)
  return isColorScheme(stored) ? stored : colorSchemeByClock(now)
}
