type Numbers = Uint32Array | Float64Array

/** The same numbers with room for `length` of them, and some more so that this is rare. */
export function grown<N extends Numbers>(numbers: N, length: number): N {
  if (length <= numbers.length) return numbers
  const most = Math.max(length, Math.ceil(numbers.length * 1.5))
  const more = numbers instanceof Uint32Array ? new Uint32Array(most) : new Float64Array(most)
  more.set(numbers)
  // It was made of the same kind as what came in.
  return more as N
}
