/**
 * `0.4 s`, `12 s`, `3 min 12 s`.
 * @param {number} durationMs
 */
export function formatDuration(durationMs) {
  const seconds = durationMs / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
