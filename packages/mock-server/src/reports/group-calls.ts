import type { Row } from '../store/models.ts'
import { type Figures, Tally } from './figures.ts'
import type { Grouping } from './groupings.ts'

/** The figures of one group. */
export interface Group {
  key: string
  label: string
  figures: Figures
}

/** Collects calls into the groups of a grouping. */
export class Groups {
  private readonly grouping: Grouping
  private readonly tallies = new Map<string | number, Tally>()

  constructor(grouping: Grouping) {
    this.grouping = grouping
  }

  add(call: Row<'CallLog'>, startMs: number, caller: number | undefined): void {
    const key = this.grouping.keyOf(call, startMs)
    const known = this.tallies.get(key)
    const tally = known ?? new Tally()
    if (!known) this.tallies.set(key, tally)
    tally.add(call, caller)
  }

  /** The groups in the order to show them. */
  list(): Group[] {
    const { fixedKeys, labelOf, textOf = String } = this.grouping
    const groups = (fixedKeys ?? [...this.tallies.keys()]).map((key) => ({
      key: textOf(key),
      label: labelOf(key),
      figures: (this.tallies.get(key) ?? new Tally()).figures(),
    }))
    if (fixedKeys) return groups
    return groups.sort((a, b) => b.figures.calls - a.figures.calls || (a.key < b.key ? -1 : 1))
  }
}
