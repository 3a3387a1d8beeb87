import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import type { CallTrace } from '@lineboard/sdk/call-flow'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { type KeyboardEvent, useId, useState } from 'react'
import { useKeptFocus } from '../../../browser/hooks.ts'
import { reportError } from '../../../data/report-error.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { useSession } from '../../../state/session.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { type CaseResult, endOf, endText, type MenuCase } from './menu-case.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { callOf, dropCase, keepCase, type Typed } from './use-simulator.ts'

interface CasesProps {
  results: readonly CaseResult[]
  onRun: (tried: MenuCase) => void
}

/** The cases of a menu, each run with what is typed. */
export function Cases({ results, onRun }: CasesProps) {
  const titleId = useId()
  const formatPhone = usePhoneFormat()
  const { user } = useSession()
  const { part, keepFocus } = useKeptFocus<HTMLUListElement>()
  if (results.length === 0) return null
  return (
    <>
      <h5 id={titleId}>{t('cases')}</h5>
      <ul ref={part} tabIndex={-1} aria-labelledby={titleId} className={styles.cases}>
        {results.map(({ tried, now, isMet }) => (
          <li key={tried.id} data-wrong={!isMet || undefined}>
            <span>
              <strong>{isMet ? t('met') : t('failed')}</strong>{' '}
              <Unbroken>{t('expected', { name: tried.name, end: endText(tried.end, formatPhone) })}</Unbroken>
              {!isMet && <Unbroken>{` · ${t('instead', { end: endText(now, formatPhone) })}`}</Unbroken>}
            </span>
            <Button size="small" onClick={() => onRun(tried)}>
              {t('run', { name: tried.name })}
            </Button>
            {tried.userId === user?.id && (
              <IconButton
                label={t('drop', { name: tried.name })}
                onClick={() => void dropCase(tried.id).then(keepFocus).catch(reportError)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface KeepCaseProps {
  menuId: number | undefined
  trace: CallTrace
  typed: Typed
}

/** Keeps a run as a case: its keys, and how it ended. */
export function KeepCase({ menuId, trace, typed }: KeepCaseProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (menuId === undefined) return <p className={styles.note}>{t('keepLater')}</p>
  const keep = async () => {
    if (isBusy) return
    if (!name.trim()) return setMissing(true)
    setBusy(true)
    const { at: _at, ...call } = callOf(typed)
    try {
      await keepCase(name.trim(), { ...call, menuId, keys: trace.pressed, end: endOf(trace.outcome) })
      setName('')
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void keep()
  }
  return (
    <div className={styles.keep}>
      <PlainField
        label={t('name')}
        value={name}
        maxLength={TemplateInputNameMaxLength}
        error={isMissing ? t('nameMissing') : undefined}
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
        onKeyDown={handleKey}
      />
      <Button variant="outlined" loading={isBusy} onClick={() => void keep()}>
        {t('keep')}
      </Button>
    </div>
  )
}
