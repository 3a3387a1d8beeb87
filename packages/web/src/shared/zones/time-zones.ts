import { MINUTE_MS } from '@lineboard/contract/durations'
import { folded } from '@lineboard/contract/folded'
import { isTimeZone } from '@lineboard/contract/time-zone'
import { offsetMs } from '@lineboard/sdk'
import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb'
import { comma, locale } from '../../lib/messages.ts'

/** A time zone that can be chosen. */
export interface TimeZoneChoice {
  /** Its present IANA name. */
  name: string
  /** `(GMT+05:30) Asia/Kolkata` */
  label: string
  /** Its country, what its time is called where that is not English, and largest cities; empty for UTC. */
  places: string
  /** All it is found by, in small letters: name and former names, country, cities, abbreviations, ways to write the offset. */
  words: string
}

/** `+05:30` */
function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** The ways people write an offset: `+05:30`, `+5:30`, `+0530`, each also after GMT and UTC. */
function offsetWords(minutes: number): string[] {
  const full = offsetText(minutes)
  const short = full.replace(/^([+-])0/, '$1').replace(/:00$/, '')
  return [full, short, full.replace(':', '')].flatMap((text) => [text, `gmt${text}`, `utc${text}`])
}

const spaced = (name: string) => name.replaceAll('_', ' ')

type Zone = Pick<
  RawTimeZone,
  'name' | 'group' | 'alternativeName' | 'countryName' | 'countryCode' | 'mainCities' | 'abbreviation'
> &
  Pick<Partial<RawTimeZone>, 'dstAbbreviation'>

const utc: Zone = {
  name: 'UTC',
  group: ['UTC', 'Etc/UTC', 'Etc/GMT', 'GMT'],
  alternativeName: 'Coordinated Universal Time',
  countryName: '',
  countryCode: '',
  mainCities: [],
  abbreviation: 'UTC',
}
const everyZone: readonly Zone[] = [utc, ...rawTimeZones]

/** What the platform calls country and time of a zone in a language; nothing in English, which the list itself is in. Cities it does not know. */
function ownNames(at: Date, language: string): (zone: Zone) => readonly string[] {
  if (language.startsWith('en')) return () => []
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  return ({ name, countryCode }) => {
    if (!countryCode) return []
    const parts = new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName: 'longGeneric' }).formatToParts(at)
    const called = parts.find(({ type }) => type === 'timeZoneName')?.value
    return [regions.of(countryCode), called].filter((each) => each !== undefined)
  }
}

/** Time zones a person can choose, from west to east, as they are at a moment, named in a language. */
export function timeZoneChoices(at: Date, language: string = locale): TimeZoneChoice[] {
  const ownNamesOf = ownNames(at, language)
  const zones = everyZone
    .filter(({ name }) => isTimeZone(name))
    .map((zone) => ({
      ...zone,
      own: ownNamesOf(zone),
      minutes: Math.round(offsetMs(at.getTime(), zone.name) / MINUTE_MS),
    }))
  zones.sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name, 'en'))
  return zones.map(({ name, group, alternativeName, countryName, mainCities, minutes, own, ...short }) => ({
    name,
    label: `(GMT${offsetText(minutes)}) ${spaced(name)}`,
    places: [...new Set([...(own.length > 0 ? own : [countryName]), ...mainCities])].filter(Boolean).join(comma),
    words: folded(
      [
        ...[name, ...group].map(spaced),
        alternativeName,
        countryName,
        ...own,
        ...mainCities,
        short.abbreviation,
        short.dstAbbreviation ?? '',
        ...offsetWords(minutes),
      ].join(' \n'),
    ),
  }))
}

/** The present name of a zone: Asia/Kolkata for Asia/Calcutta. One that has no other name is called what it is. */
export const presentName = (name: string): string =>
  everyZone.find((zone) => zone.name === name || zone.group.includes(name))?.name ?? name

/** The choices that each typed word is found in: where it is a word of theirs first, then where a word begins with it. */
export function foundTimeZones<Choice extends Pick<TimeZoneChoice, 'words'>>(
  choices: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = folded(typed)
    .split(/[\s,()]+/)
    .filter(Boolean)
  // Alone they are names of their own, and not the beginning of every offset.
  const isFound = (words: string, word: string) =>
    /^(gmt|utc)$/i.test(word) ? words.split(/[\s/]+/).includes(word) : words.includes(word)
  const found = choices.filter(({ words }) => wanted.every((word) => isFound(words, word)))
  const rank = ({ words }: Choice) => {
    const own = words.split(/[\s/]+/)
    if (wanted.every((word) => own.includes(word))) return 0
    return wanted.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}
