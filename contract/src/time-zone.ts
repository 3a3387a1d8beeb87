// Last parts of names that have changed, which platforms still call as they once did (`backward` of the IANA database), and what follows the area today.
const renamed: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Buenos_Aires: 'Argentina/Buenos_Aires',
  Calcutta: 'Kolkata',
  Catamarca: 'Argentina/Catamarca',
  Coral_Harbour: 'Atikokan',
  Cordoba: 'Argentina/Cordoba',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Indianapolis: 'Indiana/Indianapolis',
  Jujuy: 'Argentina/Jujuy',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Louisville: 'Kentucky/Louisville',
  Mendoza: 'Argentina/Mendoza',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Truk: 'Chuuk',
}

/** The name of a time zone in any spelling, as the platform has it. */
const platformName = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone

/** The present name of a time zone, such as Asia/Kolkata for Asia/Calcutta; the name itself where the platform knows no other. */
export function presentTimeZone(name: string): string {
  const present = name.replace(/^(\w+)\/(\w+)$/, (_, area, place) => `${area}/${renamed[place] ?? place}`)
  return isTimeZone(present) ? present : name
}

/** The present name of a time zone, for a name of it in any spelling; undefined for what this platform knows no time zone by. */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return presentTimeZone(platformName(name))
  } catch {
    return undefined
  }
}

/** Whether this platform knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return platformName(name) !== ''
  } catch {
    return false
  }
}
