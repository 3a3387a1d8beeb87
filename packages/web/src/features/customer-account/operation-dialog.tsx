import Alert from '@mui/material/Alert'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { isDoneOnce } from '../../data/client.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { GiveUp } from '../../shared/payment/give-up.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Operation } from './operation.ts'
import styles from './operation-dialog.module.css'
import { t } from './operations.messages.ts'
import { ReasonField } from './reason-field.tsx'
import { useOperation } from './use-operation.ts'

interface OperationDialogProps<Body extends { reason: string }> {
  title: string
  operation: Operation<Body>
  /** What is to be sent, with its reason; undefined as long as something is missing or wrong. */
  bodyWith: (reason: string) => object | undefined
  /** The fields; `isTried` once what is wrong with them is to be said. */
  children: (isTried: boolean) => ReactNode
  onClose: () => void
}

/**
 * Asks for what a operation needs and why it is done, then whether to do it, with the amount. One that has no answer is finished
 * first. What was typed is not lost by closing, going back, reloading or signing out without being asked.
 */
export function OperationDialog<Body extends { reason: string }>(props: OperationDialogProps<Body>) {
  const { title, operation, bodyWith, children, onClose } = props
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useOperation(operation, () => guard.leaveNow())
  const { earlier, asked, isSending, problem, ask, cancel, carryOut } = sending
  // What was sent, and has no answer, is kept.
  const guard = useTypedGuard(onClose, earlier === undefined)

  // Enter moves no money: it asks, and the question shows the amount.
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const why = reason.trim()
    const body = earlier ?? (why === '' ? undefined : operation.schema.safeParse(bodyWith(why)).data)
    if (body) ask(body)
  }

  return (
    <Dialog
      title={title}
      pending={isSending}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={handleSubmit}>
        {earlier ? (
          <Alert severity="warning">
            {t(isDoneOnce() ? 'earlier' : 'earlierUnsure', { what: operation.ask(earlier) })}
            <GiveUp subject={operation.subject} disabled={isSending} />
          </Alert>
        ) : (
          <TypedFields guard={guard}>
            {children(isTried)}
            <ReasonField value={reason} isTried={isTried} disabled={isSending} onChange={setReason} />
            <p className={styles.quiet}>{t('reasonHint')}</p>
          </TypedFields>
        )}
        <Problem text={problem} />
      </form>
      {asked && (
        <ConfirmDialog
          open
          title={operation.title(asked)}
          confirmLabel={title}
          pending={isSending}
          onConfirm={carryOut}
          onClose={cancel}
        >
          <p>{operation.ask(asked)}</p>
          <p>{t('because', { reason: asked.reason })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
