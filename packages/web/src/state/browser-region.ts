import { browserLanguage } from '../browser/language.ts'
import { type Region, regionOf } from '../lib/region.ts'

let known: { language: string; region: Region } | undefined

/** How dates, times and numbers are written for who has chosen nothing: as the browser's language has it. */
export function browserRegion(): Region {
  const language = browserLanguage()
  if (known?.language !== language) known = { language, region: regionOf(language) }
  return known.region
}
