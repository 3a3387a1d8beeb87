const two = (value: number) => String(value).padStart(2, '0')

/** Name of a file of rows: what they are, the day and time it was made, and the time zone of what is in it. */
export function exportFileName(title: string, at: Date, timeZone: string): string {
  const what = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const day = `${part('year')}-${two(part('month'))}-${two(part('day'))}`
  return `${what}-${day}-${two(part('hour'))}${two(part('minute'))}-${timeZone.replace(/[^\w+-]+/g, '-')}.csv`
}
