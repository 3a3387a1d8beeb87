import { addPersonalState } from '../../state/personal-state.ts'

/** Edits of rows by this page, by model and id, each with its place in their order. */
const edits = new Map<string, Map<number, number>>()

let made = 0

/** How many rows have been edited so far: a moment that `editedSince` counts from. */
export const editsMade = (): number => made

/** Notes that this page has changed a row, before lists ask for it anew. */
export function noteEdit(model: string, id: number): void {
  made += 1
  edits.set(model, (edits.get(model) ?? new Map<number, number>()).set(id, made))
}

/** Rows of a model that this page has edited after a moment. */
export const editedSince = (model: string, moment: number): ReadonlySet<number> =>
  new Set([...(edits.get(model) ?? [])].flatMap(([id, at]) => (at > moment ? [id] : [])))

// Lists of the next person begin with rows that nobody has edited.
addPersonalState({
  forget: () => {
    edits.clear()
    made = 0
  },
})
