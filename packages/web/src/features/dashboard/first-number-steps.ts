import type { components } from '@lineboard/contract'

type OpNumber = Pick<
  components['schemas']['OpNumber'],
  'id' | 'tracking_number' | 'receiving_numberId' | 'routing_actionId'
>

/** The steps to a first number, in their order. */
export const firstSteps = ['buy', 'rings', 'test'] as const

export type FirstStep = (typeof firstSteps)[number]

/** What an account has of its first number. */
export interface SetUpState {
  /** The number that was added first; undefined where there is none yet. */
  number: OpNumber | undefined
  isDone: Readonly<Record<FirstStep, boolean>>
  /** Nothing is left to be done. */
  isComplete: boolean
}

/**
 * What is done of the three steps, from the oldest numbers of an account and how many calls to it were put through; undefined for one that has
 * more than one number, as that one knows the way.
 */
export function firstNumberOf(numbers: readonly OpNumber[], calls: number): SetUpState | undefined {
  if (numbers.length > 1) return undefined
  const [number] = numbers
  const rings = number !== undefined && (number.receiving_numberId != null || number.routing_actionId != null)
  const isDone = { buy: number !== undefined, rings, test: rings && calls > 0 }
  return { number, isDone, isComplete: isDone.test }
}
