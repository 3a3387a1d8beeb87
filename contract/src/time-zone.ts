/** The name a time zone goes by here, for a name of it in any spelling; undefined for what this platform knows no time zone by. */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether this platform knows a time zone by that name. */
export const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== undefined
