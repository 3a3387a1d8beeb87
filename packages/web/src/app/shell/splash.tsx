import { BrandMark } from '../../ui/brand.tsx'
import { t } from '../app.messages.ts'
import styles from './splash.module.css'

/** While the session is being looked up; shows nothing at all when that is quick. */
export function Splash() {
  return (
    <div className={styles.splash} role="status" aria-label={t('starting')}>
      <BrandMark sizePx={44} />
    </div>
  )
}
