import { type ReactNode, useState } from 'react'
import { reportError } from '../../../data/report-error.ts'
import { errorText } from '../../../lib/errors/error-text.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CaseResult } from '../simulator/menu-case.ts'
import { CasesFail, failingText } from './run-all-cases.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

interface PublishQuestionProps {
  title: string
  confirmLabel: string
  children?: ReactNode
  /** Cases that are known to fail. @default none */
  failing?: readonly CaseResult[]
  /** Publishes; with `anyway` although cases fail. */
  run: (anyway: boolean) => Promise<unknown>
  onClose: () => void
}

/** Asks before something is made live. Where cases fail it names them, and asks again. */
export function PublishQuestion({
  title,
  confirmLabel,
  children,
  failing: known = [],
  run,
  onClose,
}: PublishQuestionProps) {
  const [failed, setFailed] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const formatPhone = usePhoneFormat()
  const failing = failed instanceof CasesFail ? failed.failing : known
  const confirm = async () => {
    setBusy(true)
    try {
      await run(failing.length > 0)
      onClose()
    } catch (error) {
      setFailed(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={failing.length > 0 ? t('failsTitle') : title}
      confirmLabel={failing.length > 0 ? t('publishAnyway') : confirmLabel}
      pending={isBusy}
      problem={failed === undefined || failed instanceof CasesFail ? undefined : errorText(failed)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failing.length > 0 ? (
        <>
          <p>{t('failsText')}</p>
          <ul className={styles.differences}>
            {failing.map((each) => (
              <li key={each.tried.id}>
                <Unbroken>{failingText(each, formatPhone)}</Unbroken>
              </li>
            ))}
          </ul>
        </>
      ) : (
        children
      )}
    </ConfirmDialog>
  )
}

type Publish = (anyway: boolean) => Promise<unknown>

/** Publishes at one press, and asks only where cases fail. */
export function usePublishing() {
  const [asked, ask] = useState<{ run: Publish; failing: readonly CaseResult[] }>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = async (run: Publish) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await run(false)
    } catch (error) {
      if (error instanceof CasesFail) return ask({ run, failing: error.failing })
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    } finally {
      setBusy(false)
    }
  }
  const question = asked && (
    <PublishQuestion
      title={t('publishTitle')}
      confirmLabel={t('publish')}
      failing={asked.failing}
      run={asked.run}
      onClose={() => ask(undefined)}
    />
  )
  return { start: (run: Publish) => void start(run), isBusy, problem, question }
}
