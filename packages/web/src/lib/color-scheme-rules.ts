export type ColorScheme = 'light' | 'dark'

export const isColorScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark'

/** Light from 06:00 up to and including 20:00 by the clock of the machine, dark at night. */
export function colorSchemeByClock(now: Date): ColorScheme {
  const minute = now.getHours() * 60 + now.getMinutes()
  return minute >= 6 * 60 && minute <= 20 * 60 ? 'light' : 'dark'
}

/** What is saved when a scheme is chosen; other programs read the theme beside it, which says the same. */
export const schemeChoice = (colorScheme: ColorScheme, { theme }: { theme?: string }) => ({
  colorScheme,
  followsClock: false,
  ...(theme !== 'theme-purple' && { theme: `theme-${colorScheme}` as const }),
})
