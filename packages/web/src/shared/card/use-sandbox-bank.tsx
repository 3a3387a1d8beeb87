import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { t } from './card.messages.ts'

/** Stands for the page on which a bank asks its customer to approve a payment. */
function SandboxBank({ onAnswer }: { onAnswer: (isApproved: boolean) => void }) {
  return (
    <ModalDialog
      title={t('bank.title')}
      width="420px"
      actions={
        <>
          <Button variant="quiet" size="large" onClick={() => onAnswer(false)}>
            {t('bank.reject')}
          </Button>
          <Button variant="contained" size="large" onClick={() => onAnswer(true)}>
            {t('bank.approve')}
          </Button>
        </>
      }
    >
      <p>{t('bank.text')}</p>
    </ModalDialog>
  )
}

type Answer = (isApproved: boolean) => void

/** Asks as a bank's own page does, wherever `bank` stands. Who leaves the screen meanwhile has not approved. */
export function useSandboxBank(): { bank: ReactNode; askBank: () => Promise<boolean> } {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<Answer>(undefined)

  const answer = useCallback<Answer>((isApproved) => {
    waiting.current?.(isApproved)
    waiting.current = undefined
    setAsking(false)
  }, [])
  const askBank = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve
        setAsking(true)
      }),
    [],
  )
  // A payment that nobody can answer any more would keep every other one waiting.
  useEffect(() => () => waiting.current?.(false), [])

  return { bank: isAsking && <SandboxBank onAnswer={answer} />, askBank }
}
