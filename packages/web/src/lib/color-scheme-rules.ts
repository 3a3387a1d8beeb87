export type ColorScheme = 'light' | 'dark'

export const isColorScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark'

/** Hours by the clock of the machine that it is light between, both of them included. */
export const lightHours = { from: 6, to: 20 } as const

/** Light by day, dark at night. */
export function colorSchemeByClock(now: Date): ColorScheme {
  const minute = now.getHours() * 60 + now.getMinutes()
  return minute >= lightHours.from * 60 && minute <= lightHours.to * 60 ? 'light' : 'dark'
}

/** What is saved when a scheme is chosen; other programs read the theme beside it, which says the same. */
export const schemeChoice = (colorScheme: ColorScheme, { theme }: { theme?: string }) => ({
  colorScheme,
  followsClock: false,
  ...(theme !== 'theme-purple' && { theme: `theme-${colorScheme}` as const }),
})
