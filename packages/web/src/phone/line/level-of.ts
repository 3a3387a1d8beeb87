/** As quiet as nobody speaking, in decibels below the loudest; speech is some 20 to 40 above it. */
const QUIET_DB = -60

/** How loud samples between -1 and 1 are, from 0 (nobody speaks) to 1 (as loud as it gets), as ears have it. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  if (power === 0) return 0
  return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power)) / QUIET_DB))
}
