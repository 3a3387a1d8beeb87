import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useEffect } from 'react'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { deimpersonate } from '../session/deimpersonate.ts'
import styles from './impersonation-band.module.css'
import { t } from './shell.messages.ts'

/** Key that ends acting as another person. */
const endKey = 'F8'

/** Says over every screen who acts as whom, and ends it by one key. */
export function ImpersonationBand() {
  const { user, impersonationToken, impersonator } = useSession()
  const tokenId = impersonationToken?.id

  useEffect(() => {
    if (!tokenId) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== endKey) return
      event.preventDefault()
      void deimpersonate(tokenId)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [tokenId])

  if (!user || !tokenId) return null
  const name = personName(user)
  const company = user.Customer?.companyName
  const whom = company ? t('impersonation.ofCompany', { name, company }) : name
  return (
    <div className={styles.band} role="status">
      <VisibilityOutlined />
      <p className={styles.text}>
        {impersonator ? t('impersonation.actsAs', { impersonator, whom }) : t('impersonation.actAs', { whom })}
      </p>
      <button
        type="button"
        className={styles.end}
        aria-keyshortcuts={endKey}
        onClick={() => void deimpersonate(tokenId)}
      >
        {t('impersonation.end')}
        <kbd className={styles.key}>{endKey}</kbd>
      </button>
    </div>
  )
}
