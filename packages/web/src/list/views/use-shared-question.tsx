import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './list-views.messages.ts'
import type { SavedView } from './saved-views.ts'
import { sharedWithOf } from './shared-with.ts'

interface Question {
  kind: 'change' | 'remove'
  name: string
  /** How many people have the view as well. */
  count: number
  act: () => void
}

/** Asks before something is done to a view that others have as well, as it is theirs at once; what nobody else has is changed right away. */
export function useSharedQuestion() {
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  return {
    ask(kind: Question['kind'], { name, templateId }: Pick<SavedView, 'name' | 'templateId'>, act: () => void): void {
      if (templateId === undefined) return void act()
      sharedWithOf(templateId)
        .then(({ length: count }) => (count === 0 ? act() : setQuestion({ kind, name, count, act })))
        .catch(reportError)
    },
    view: question && (
      <ConfirmDialog
        open
        title={t(`shared.${question.kind}Title`, { name: question.name })}
        confirmLabel={t(`shared.${question.kind}`)}
        destructive={question.kind === 'remove'}
        onClose={close}
        onConfirm={() => {
          close()
          question.act()
        }}
      >
        {t(`shared.${question.kind}Text`, { count: question.count })}
      </ConfirmDialog>
    ),
  }
}
