// Hours, minutes and seconds between colons, or each with its letter: 1:02:03, 1:30, 1h 5m, 2 min, 90.
const CLOCK = /^(?:(\d+):)?(\d{1,3}):([0-5]?\d)$/
const WORDS = /^(?:(\d+)\s*h[a-z]*)?\s*(?:(\d+)\s*m[a-z]*)?\s*(?:(\d+)\s*s[a-z]*)?$/i
const SECONDS = /^\d+$/

/** Seconds of a duration as people write it: `1:30`, `90`, `2m`, `1h 5m`. Undefined for what is none. */
export function readDuration(text: string): number | undefined {
  const typed = text.trim()
  if (SECONDS.test(typed)) return safe(Number(typed))
  const parts = typed === '' ? null : (CLOCK.exec(typed) ?? WORDS.exec(typed))
  if (!parts) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part = '0') => Number(part))
  return safe(hours * 3600 + minutes * 60 + seconds)
}

const safe = (seconds: number) => (Number.isSafeInteger(seconds) ? seconds : undefined)
