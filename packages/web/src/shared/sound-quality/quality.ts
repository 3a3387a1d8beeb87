/** How good the sound that comes in is. */
export interface Quality {
  grade: 'good' | 'fair' | 'poor'
  /** What is worst about it, where it is not good. `silence`: nothing comes. */
  reason?: 'loss' | 'jitter' | 'delay' | 'silence' | undefined
  /** What was lost, in parts of all. */
  loss: number
  /** How unevenly it comes, and how long it takes there and back, in milliseconds. */
  jitterMs: number
  roundTripMs?: number | undefined
}
