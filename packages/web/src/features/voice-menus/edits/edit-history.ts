import type { ActionValues } from '../action-values.ts'

type Actions = readonly ActionValues[]

/** What the choices of a menu were before, are, and would be again. */
export interface History {
  past: readonly Actions[]
  present: Actions
  future: readonly Actions[]
  /** The text that was typed last, such as `2 label`: more of the same is one step. */
  typing?: string | undefined
}

/** Steps that are remembered. */
const MOST_STEPS = 200

export const historyOf = (present: Actions): History => ({ past: [], present, future: [] })

const fields = ['key', 'kind', 'recordId', 'text', 'label'] as const

/** The one text in which two states differ; undefined where they differ in more, or in anything else. */
function typedIn(before: Actions, after: Actions): string | undefined {
  if (before.length !== after.length) return undefined
  const differing = after.flatMap((choice, at) =>
    fields.filter((field) => choice[field] !== before[at]?.[field]).map((field) => ({ at, field })),
  )
  const [only] = differing
  return differing.length === 1 && only && (only.field === 'text' || only.field === 'label')
    ? `${only.at} ${only.field}`
    : undefined
}

const isSame = (one: Actions, other: Actions) => JSON.stringify(one) === JSON.stringify(other)

/** The history once the choices are these, however they came to be; itself where they are what they were. */
export function recorded(history: History, present: Actions): History {
  if (isSame(history.present, present)) return history
  const typing = typedIn(history.present, present)
  const isMore = typing !== undefined && typing === history.typing
  const past = isMore ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], typing }
}

/** One step back; itself where there is none. */
export function undone(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

/** One step forth again; itself where there is none. */
export function redone(history: History): History {
  const [after, ...future] = history.future
  if (!after) return history
  return { past: [...history.past, history.present], present: after, future }
}
