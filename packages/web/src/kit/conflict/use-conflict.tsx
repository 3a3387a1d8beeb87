import { type ReactNode, useState } from 'react'
import { WordedError } from '../../lib/errors/is-worded.ts'
import type { Form } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'
import type { KnownFields } from '../form/form-context.ts'
import type { OpenForm } from '../form/use-saving.ts'
import { conflictsOf, defaultSide, type FieldConflict, type Side, settled } from '../rows/field-conflicts.ts'
import { readOpenedRow } from '../rows/read-row.ts'
import { t } from './conflict.messages.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { apartOf, joined, savedOf } from './saved-values.ts'

interface Saving {
  form: Form
  /** The row as it was read when the form was opened. */
  loaded: object
  id: number
  /** Body to save. */
  mine: object
  open: OpenForm
}

interface Question {
  conflicts: readonly FieldConflict[]
  row: object
  fields: KnownFields
  answer: (sides: Readonly<Record<string, Side>> | undefined) => void
}

/**
 * Keeps a save from overwriting in silence: `settle` reads the row again and, where somebody else has changed it, shows
 * both versions. Returns the body to save, and the row as it is now; undefined when the person went back to the form. Throws
 * what the call throws, and when the row is gone.
 */
export function useConflict(resource: Resource): {
  settle: (saving: Saving) => Promise<{ body: object; current: object } | undefined>
  view: ReactNode
} {
  const [question, setQuestion] = useState<Question>()

  const settle = async ({ form, loaded, id, mine, open }: Saving) => {
    const typed = { ...mine, ...apartOf(form, open.values()) }
    const current = await readOpenedRow(resource, id)
    // Some calls would add the row anew.
    if (!current) throw new WordedError(t('deleted'))
    const conflicts = conflictsOf(savedOf(form, loaded), savedOf(form, current), typed)
    if (conflicts.length === 0 && !form.draft) return { body: mine, current }
    const untouched = form.draft ? conflicts.filter((each) => defaultSide(each) === 'theirs') : []
    const asked = conflicts.filter((each) => !untouched.includes(each))
    const answered = asked.length > 0 ? await ask({ conflicts: asked, row: current, fields: open.fields }) : {}
    if (!answered) return undefined
    const sides = { ...Object.fromEntries(untouched.map(({ path }) => [path, 'theirs'] as const)), ...answered }
    const body: Record<string, unknown> = { ...settled(typed, conflicts, sides) }
    const values = { loaded: form.toValues(loaded), theirs: form.toValues(current), mine: open.values() }
    for (const name of form.savedApart ?? []) {
      open.put(name, joined(form, name, body[name], values))
      delete body[name]
    }
    return { body, current }
  }
  const ask = async (about: Omit<Question, 'answer'>) => {
    const sides = await new Promise<Awaited<Parameters<Question['answer']>[0]>>((answer) =>
      setQuestion({ ...about, answer }),
    )
    setQuestion(undefined)
    return sides
  }

  const view = question && <ConflictDialog {...question} onAnswer={question.answer} />
  return { settle, view }
}
