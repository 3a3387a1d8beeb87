/** The next round number a scale can end at: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return (([1, 2, 5, 10] as const).find((step) => step * power >= value) ?? 10) * power
}
