import type { FaultEffect } from './faults.ts'
import { covers, type OperationPattern } from './latencies.ts'

/**
 * One answer of a plan: a status, a word for what happens, or an object with status (200 when there is only a body), body,
 * headers and delay. An object with nothing but `delayMs` is the normal answer, late.
 */
export type PlannedAnswer = number | 'normal' | 'malformed' | 'cut' | 'hang' | Partial<FaultEffect>

/** A planned sequence of answers: the first request gets the first, and so on. */
export interface Scenario {
  operation: OperationPattern
  answers: readonly PlannedAnswer[]
  /** What comes after the last: normal answers, the last one again and again, or all from the first. @default 'normal' */
  afterwards?: 'normal' | 'last' | 'repeat'
}

/** A scenario as it is kept. */
export interface KeptScenario extends Scenario {
  id: number
  /** How many requests it has answered. */
  given: number
}

/** Plans waiting for requests, oldest first. One that has come to its end is gone. */
export interface Scenarios {
  add(scenario: Scenario): KeptScenario
  /** What the oldest plan for this operation says of its next request. */
  next(operationId: string): FaultEffect | undefined
  list(): readonly KeptScenario[]
  /** Takes out one by id, or all. */
  clear(id?: number): void
}

/** Scenarios kept at most; beyond that the oldest go. */
const most = 500

function toFaultEffect(answer: PlannedAnswer): FaultEffect {
  if (typeof answer === 'number') return { kind: 'status', status: answer }
  if (answer === 'normal') return { kind: 'latency' }
  if (typeof answer === 'string') return { kind: answer }
  const isAnswer = answer.status !== undefined || answer.body !== undefined
  const kind = answer.kind ?? (isAnswer ? 'status' : 'latency')
  return { kind, ...(kind === 'status' && answer.body !== undefined && { status: 200 }), ...answer }
}

function answerAt({ answers, afterwards = 'normal' }: Scenario, at: number): PlannedAnswer | undefined {
  if (afterwards === 'repeat') return answers[at % answers.length]
  return answers[at] ?? (afterwards === 'last' ? answers.at(-1) : undefined)
}

/** No plans yet. */
export function createScenarios(): Scenarios {
  let scenarios: KeptScenario[] = []
  let lastId = 0
  return {
    add(scenario) {
      const kept = { ...scenario, id: ++lastId, given: 0 }
      scenarios = [...scenarios, kept].slice(-most)
      return kept
    },
    next(operationId) {
      const scenario = scenarios.find(({ operation }) => covers(operation, operationId))
      if (!scenario) return undefined
      const answer = answerAt(scenario, scenario.given++)
      if (answerAt(scenario, scenario.given) === undefined) scenarios = scenarios.filter((one) => one !== scenario)
      return answer === undefined ? undefined : toFaultEffect(answer)
    },
    list: () => scenarios,
    clear(id) {
      scenarios = id === undefined ? [] : scenarios.filter((scenario) => scenario.id !== id)
    },
  }
}
