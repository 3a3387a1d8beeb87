import type { Drift } from './outcome.ts'
import type { ProbeAnswer } from './probe.ts'
import type { Row } from './rows.ts'
import { showValue } from './show-value.ts'
import type { WriteStep } from './write-steps.ts'

const one = (where: string, expected: string, got: string): Drift => ({ where, expected, got, count: 1 })

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

/** Where the answer is not what was written before, although its shape is right. */
export function effectDrift(step: WriteStep, { json }: ProbeAnswer, written: Row): Drift[] {
  if (step.kind === 'count' || step.kind === 'delete') {
    const count = fieldOf(json, 'count')
    return count === 1 ? [] : [one('effect /count', '1', showValue(count))]
  }
  return Object.entries(written)
    .filter(([name, value]) => fieldOf(json, name) !== value)
    .map(([name, value]) =>
      one(`effect /${name}`, `${showValue(value, name)}, as written`, showValue(fieldOf(json, name), name)),
    )
}
