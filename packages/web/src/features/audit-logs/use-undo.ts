import { useCallback, useEffect, useState } from 'react'
import { refresh } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import { runUndo, type Undone } from './run-undo.ts'
import { type PartPlan, undoPlan } from './undo-plan.ts'
import type { AuditLog, FieldUndo } from './undo-rule.ts'

/** The undoing of one entry: what could be done, what is chosen of it, and what became of it. */
export interface Undo {
  /** Undefined while the rows are read. */
  plans: readonly PartPlan[] | undefined
  error: Error | undefined
  isBusy: boolean
  results: readonly Undone[]
  isChosen(plan: PartPlan, field?: FieldUndo): boolean
  choose(plan: PartPlan, field: FieldUndo | undefined, isChosen: boolean): void
  /** Reads the rows again. */
  read(): void
  run(): Promise<void>
}

const keyOf = ({ part }: PartPlan, field?: FieldUndo) => `${part.model} ${part.recordId} ${field?.field ?? ''}`

/** At first all is chosen that nobody has changed since. */
const firstChoice = (plans: readonly PartPlan[]): Set<string> =>
  new Set(
    plans.flatMap((plan) => {
      if (plan.kind === 'deleted') return [keyOf(plan)]
      if (plan.kind === 'left') return []
      return plan.fields.filter(({ standing }) => standing === 'asMade').map((field) => keyOf(plan, field))
    }),
  )

/** Reads what an entry changed as it is now, and undoes what is chosen of it. */
export function useUndo(entry: AuditLog): Undo {
  const { access } = useSession()
  const [plans, setPlans] = useState<readonly PartPlan[]>()
  const [error, setError] = useState<Error>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Undone[]>([])
  const read = useCallback(async () => {
    if (!access) return
    setError(undefined)
    try {
      const next = await undoPlan(entry, access)
      setPlans(next)
      setChosen(firstChoice(next))
    } catch (problem) {
      setError(problem instanceof Error ? problem : new Error(String(problem)))
    }
  }, [entry, access])
  useEffect(() => void read(), [read])

  const isChosen = (plan: PartPlan, field?: FieldUndo) => chosen.has(keyOf(plan, field))
  const chosenOf = (plan: PartPlan) => {
    if (plan.kind === 'changed') return plan.fields.filter((field) => isChosen(plan, field))
    return isChosen(plan) ? [] : undefined
  }
  const run = async () => {
    if (!plans) return
    setBusy(true)
    setResults(await runUndo(plans, chosenOf))
    void refresh(...new Set(plans.map(({ part }) => part.model)))
    await read()
    setBusy(false)
  }
  const choose = (plan: PartPlan, field: FieldUndo | undefined, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(keyOf(plan, field))
    else next.delete(keyOf(plan, field))
    setChosen(next)
  }
  return { plans, error, isBusy, results, isChosen, choose, read: () => void read(), run }
}
