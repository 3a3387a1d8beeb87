import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './views.messages.ts'

interface Question {
  kind: 'change' | 'remove'
  name: string
  /** How many people have the view as well. */
  count: number
  act: () => void
}

/** A view, and who has it beside its owner, by id. */
interface SharedView {
  name: string
  sharedWith: readonly number[]
}

/** Asks before something is done to a view that others have as well, as it is theirs at once; what nobody else has is changed right away. */
export function useSharedQuestion() {
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  return {
    ask(kind: Question['kind'], { name, sharedWith }: SharedView, act: () => void): void {
      if (sharedWith.length === 0) act()
      else setQuestion({ kind, name, count: sharedWith.length, act })
    },
    view: question && (
      <ConfirmDialog
        open
        title={t(`question.${question.kind}Title`, { name: question.name })}
        confirmLabel={t(`question.${question.kind}`)}
        destructive={question.kind === 'remove'}
        onClose={close}
        onConfirm={() => {
          close()
          question.act()
        }}
      >
        {t(`question.${question.kind}Text`, { count: question.count })}
      </ConfirmDialog>
    ),
  }
}
