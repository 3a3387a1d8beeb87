/** A share in per cent, with as many decimals as a change has where it is read: 63.6 of 0.63636. */
export const inPercent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Number((share * 100).toFixed(1))
