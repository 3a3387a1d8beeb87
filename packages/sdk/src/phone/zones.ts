/** First digit of a dial code: North America 1, Africa 2, Europe 3 and 4, and so on. */
export type PhoneZone = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** What a zone brings. */
export interface ZoneFormat {
  /** `formatPhone` of `@lineboard/sdk/phone`, for numbers in E.164 form of this zone; any other text as it is. */
  formatPhone: (text: string, countryCode?: string) => string
}

/**
 * Numbering plans by zone, for a page that shows numbers and reads none: some 9 kB for the first, 3 for each further one, where
 * those of the world weigh 27. Rejects as `import()` does.
 */
export const phoneZones: Readonly<Record<PhoneZone, () => Promise<ZoneFormat>>> = {
  1: () => import('./zones/zone-1.gen.ts'),
  2: () => import('./zones/zone-2.gen.ts'),
  3: () => import('./zones/zone-3.gen.ts'),
  4: () => import('./zones/zone-4.gen.ts'),
  5: () => import('./zones/zone-5.gen.ts'),
  6: () => import('./zones/zone-6.gen.ts'),
  7: () => import('./zones/zone-7.gen.ts'),
  8: () => import('./zones/zone-8.gen.ts'),
  9: () => import('./zones/zone-9.gen.ts'),
}

const isZone = (digit: string | undefined): digit is PhoneZone => digit !== undefined && digit in phoneZones

/** The zone of a number in E.164 form; undefined for any other text. */
export function phoneZoneOf(text: string): PhoneZone | undefined {
  const digit = text.startsWith('+') ? text[1] : undefined
  return isZone(digit) ? digit : undefined
}
