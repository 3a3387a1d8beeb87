/** The days of a week, keyed 0 (Sunday) to 6, in the order of a week that begins with `first`. */
export function weekFrom<Day extends { key: string }>(first: 0 | 1, days: readonly Day[]): Day[] {
  const place = ({ key }: Day) => (Number(key) - first + 7) % 7
  return days.toSorted((a, b) => place(a) - place(b))
}
