/** Rounds to so many decimals, halves away from zero: 1.005 becomes 1.01, though it is a little less in binary. */
export function roundMoney(amount: number, decimals = 2): number {
  const factor = 10 ** decimals
  const rounded = (Math.sign(amount) * Math.round(Number((Math.abs(amount) * factor).toPrecision(15)))) / factor
  // No debt of nothing: -0 would be written with a minus.
  return rounded === 0 ? 0 : rounded
}
