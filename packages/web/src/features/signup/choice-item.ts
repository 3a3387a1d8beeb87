/** One of many things to choose from. */
export interface Choice {
  /** Unique among them. */
  value: string
  label: string
  /** What it is called for short, such as NY, where that is not its value. */
  code?: string
}
