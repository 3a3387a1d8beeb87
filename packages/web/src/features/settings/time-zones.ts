import { offsetMs } from '@lineboard/sdk'

const minuteMs = 60_000

function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `GMT${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Time zones a person can choose: IANA name to its words, such as `(GMT+02:00) Europe/Berlin`, from west to east. */
export function timeZoneChoices(at: Date, names = Intl.supportedValuesOf('timeZone')): Map<string, string> {
  const zones = names.map((name) => ({ name, minutes: Math.round(offsetMs(at.getTime(), name) / minuteMs) }))
  zones.sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name, 'en'))
  return new Map(
    zones.map(({ name, minutes }) => [name, `(${offsetText(minutes)}) ${name.replaceAll('_', ' ')}`] as const),
  )
}
