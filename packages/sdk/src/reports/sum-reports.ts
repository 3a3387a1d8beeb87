import type { components } from '@lineboard/contract'

/** The figures of a set of calls. */
export type ReportFigures = components['schemas']['ReportFigures']

const averages = ['averageTalkSeconds', 'averageRingSeconds'] as const

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/**
 * Figures of several sets of calls as those of all of them. Averages are weighted by the answered calls, to the tenth that each
 * of them came with. Who called in two of the sets is counted in both: `uniqueCallers` is that many at most.
 */
export function sumReports(parts: readonly ReportFigures[]): ReportFigures {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const sum = (of: (figures: ReportFigures) => number) => parts.reduce((total, part) => total + of(part), 0)
  const answered = sum((part) => part.answered)
  const mean = (name: (typeof averages)[number]) =>
    answered === 0 ? 0 : rounded(sum((part) => part[name] * part.answered) / answered, 1)
  return {
    calls: sum((part) => part.calls),
    answered,
    missed: sum((part) => part.missed),
    voicemail: sum((part) => part.voicemail),
    busy: sum((part) => part.busy),
    failed: sum((part) => part.failed),
    firstTimeCallers: sum((part) => part.firstTimeCallers),
    uniqueCallers: sum((part) => part.uniqueCallers),
    talkSeconds: sum((part) => part.talkSeconds),
    averageTalkSeconds: mean('averageTalkSeconds'),
    averageRingSeconds: mean('averageRingSeconds'),
    charge: rounded(
      sum((part) => part.charge),
      2,
    ),
  }
}

/** Rows of several parts, those of one key together, in the order in which the first part has them. */
export function byKey<Row extends { key: string }>(
  parts: readonly (readonly Row[])[],
  sum: (rows: Row[]) => Row[],
): Row[] {
  const rows = new Map<string, Row[]>()
  for (const row of parts.flat()) rows.set(row.key, [...(rows.get(row.key) ?? []), row])
  return [...rows.values()].flatMap(sum)
}
