/** One of many things to choose from. */
export interface Choice {
  /** Unique among them. */
  value: string
  label: string
}
