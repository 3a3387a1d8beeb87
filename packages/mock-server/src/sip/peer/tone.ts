/** Samples a second of G.711, and of one packet, which is 20 ms. */
const RATE = 8000
export const SAMPLES = 160

const BIAS = 0x84
const HIGHEST = 32_635

/** A sample as G.711 µ-law has it: its size on a logarithmic scale. */
function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const size = Math.min(Math.abs(Math.round(sample)), HIGHEST) + BIAS
  const exponent = Math.max(0, 31 - Math.clz32(size) - 7)
  const mantissa = (size >> (exponent + 3)) & 0x0f
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}

/** The nth packet of a tone of 440 Hz, as G.711 µ-law. */
export const tonePacket = (nth: number): Buffer =>
  Buffer.from(
    Array.from({ length: SAMPLES }, (_, at) =>
      muLaw(8000 * Math.sin((2 * Math.PI * 440 * (nth * SAMPLES + at)) / RATE)),
    ),
  )
