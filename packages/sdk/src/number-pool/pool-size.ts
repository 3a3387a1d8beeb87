/** What a pool of numbers has to serve. */
export interface PoolLoad {
  /** Visitors who come in the busiest hour. */
  visitorsAnHour: number
  /** How long a visitor is shown the same number, in minutes. */
  minutesHeld: number
  /** Share of visitors, above 0 and below 1, who may find all numbers taken and see a common one. */
  lostShare: number
}

/** Visitors who are there at once on average, in erlangs. */
export const visitorsAtOnce = ({ visitorsAnHour, minutesHeld }: PoolLoad): number => (visitorsAnHour * minutesHeld) / 60

const MOST_NUMBERS = 100_000

/**
 * How many numbers a pool needs so that no more than a share of visitors finds none: Erlang's formula B, reckoned from one number to
 * the next, `B(n) = A·B(n-1) / (n + A·B(n-1))` with `B(0) = 1`, for `A` visitors at once. Undefined where that is no load, or needs
 * more than 100,000 numbers.
 */
export function poolSize(load: PoolLoad): number | undefined {
  const atOnce = visitorsAtOnce(load)
  const { lostShare } = load
  if (!(atOnce >= 0 && lostShare > 0 && lostShare < 1)) return undefined
  if (atOnce === 0) return 0
  let lost = 1
  for (let numbers = 1; numbers <= MOST_NUMBERS; numbers++) {
    lost = (atOnce * lost) / (numbers + atOnce * lost)
    if (lost <= lostShare) return numbers
  }
  return undefined
}
