import type { components } from '@lineboard/contract'
import { type ActionValues, toActionInput } from './action-values.ts'

type IvrAction = components['schemas']['IvrAction']
type IvrActionInput = components['schemas']['IvrActionInput']

/** A choice to be written; `at` is its place among those that were typed, from 0. */
interface Written {
  at: number
  body: IvrActionInput
}

/** What saves the choices: calls for those that are new, changed or gone; none for those that are as they were. */
export interface ActionWrites {
  add: Written[]
  replace: (Written & { before: IvrAction })[]
  remove: number[]
}

const fields = ['key', 'kind', 'target', 'label', 'position'] as const

const isSame = (saved: IvrAction, body: IvrActionInput) => fields.every((field) => saved[field] === body[field])

/** What must be written so that the server's choices become those that were typed, with as few gone as can be. */
export function actionWrites(saved: readonly IvrAction[], values: readonly ActionValues[]): ActionWrites {
  const left = new Set(saved)
  const wanted = values.map((each, at) => ({ at, body: toActionInput(each, at + 1) }))
  const replaced = new Map<Written, IvrAction>()
  const rules = [isSame, (action: IvrAction, body: IvrActionInput) => action.key === body.key, () => true]
  // What is as it was stays; else the choice on the same key is changed, else any that is left over.
  for (const isIt of rules) {
    for (const written of wanted) {
      const before = replaced.has(written) ? undefined : [...left].find((action) => isIt(action, written.body))
      if (!before) continue
      replaced.set(written, before)
      left.delete(before)
    }
  }
  return {
    add: wanted.filter((written) => !replaced.has(written)),
    replace: wanted.flatMap((written) => {
      const before = replaced.get(written)
      return before && !isSame(before, written.body) ? [{ ...written, before }] : []
    }),
    remove: [...left].map(({ id }) => id),
  }
}
