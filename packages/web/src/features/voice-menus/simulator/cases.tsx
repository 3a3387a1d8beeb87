import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useId } from 'react'
import { useKeptFocus } from '../../../browser/use-kept-focus.ts'
import { reportError } from '../../../data/report-error.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { useSession } from '../../../state/session.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { endText } from './end-text.ts'
import type { CaseResult, MenuCase } from './menu-case.ts'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'
import { dropCase } from './use-cases.ts'

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
