/** How many peaks a waveform has: one a pixel of the widest there is. */
const PEAKS = 500

// What browsers decode to draw: telephones carry nothing above 4 kHz.
const SAMPLES_A_SECOND = 8000

/** The loudest sample of each of `count` equal stretches, 0 to 1; as many as there are samples where these are fewer. */
export function peaksOf(samples: Float32Array, count = PEAKS): number[] {
  const stretches = Math.min(count, samples.length)
  return Array.from({ length: stretches }, (_, at) => {
    const from = Math.floor((at * samples.length) / stretches)
    const to = Math.floor(((at + 1) * samples.length) / stretches)
    return samples.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  })
}

/** The peaks of a recording in any form that the browser plays; rejects where it can't decode it. */
export async function readPeaks(recording: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, SAMPLES_A_SECOND)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  return peaksOf(sound.getChannelData(0))
}
