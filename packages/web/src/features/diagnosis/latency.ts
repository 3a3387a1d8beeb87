/** How long calls to an address were waited for, in milliseconds. */
export interface Latency {
  median: number
  slowest: number
  count: number
}

const MOST = 50

/** Of the last calls that the browser remembers, without asking anything; undefined where there are none. */
export function latencyOf(
  entries: readonly Pick<PerformanceEntry, 'name' | 'duration'>[],
  base: string,
): Latency | undefined {
  const durations = entries
    .filter(({ name }) => name.startsWith(base))
    .slice(-MOST)
    .map(({ duration }) => Math.round(duration))
    .sort((a, b) => a - b)
  const [median, slowest] = [durations[durations.length >> 1], durations.at(-1)]
  return median === undefined || slowest === undefined ? undefined : { median, slowest, count: durations.length }
}
