import { UnsavedTabs } from '../../shared/leaving/unsaved-tabs.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLeavingQuestion } from './leave.ts'
import { t } from './leaving-question.messages.ts'

/** Asks before what is typed in other tabs is lost with the session they share, and before a call ends with it. */
export function LeavingQuestionDialog() {
  const question = useLeavingQuestion()
  if (!question) return null
  const { what, titles, isTalking, answer } = question
  return (
    <ConfirmDialog
      open
      destructive
      title={t(isTalking ? 'inCall' : 'title')}
      confirmLabel={t(what)}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {isTalking && <p>{t('callEnds')}</p>}
      <UnsavedTabs titles={titles} />
    </ConfirmDialog>
  )
}
