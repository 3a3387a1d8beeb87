import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useEffect } from 'react'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { sendSession } from '../session/session.ts'
import styles from './impersonation-band.module.css'
import { t } from './shell.messages.ts'

/** Key that ends acting as another person. */
const endKey = 'F8'

const end = () => sendSession({ type: 'deimpersonate' })

/** Says over every screen who acts as whom, and ends it by one key. */
export function ImpersonationBand() {
  const { user, impersonation } = useSession()
  const isActing = impersonation !== undefined

  useEffect(() => {
    if (!isActing) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== endKey) return
      event.preventDefault()
      end()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isActing])

  if (!user || !impersonation) return null
  const { impersonator } = impersonation
  const name = personName(user)
  const company = user.Customer?.companyName
  const whom = company ? t('impersonation.ofCompany', { name, company }) : name
  return (
    <div className={styles.band} role="status">
      <VisibilityOutlined />
      <p className={styles.text}>
        {impersonator ? t('impersonation.actsAs', { impersonator, whom }) : t('impersonation.actAs', { whom })}
      </p>
      <button type="button" className={styles.end} aria-keyshortcuts={endKey} onClick={end}>
        {t('impersonation.end')}
        <kbd className={styles.key}>{endKey}</kbd>
      </button>
    </div>
  )
}
