import { hrefOf } from '../../places/href.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './call-path.messages.ts'
import { useWarnedNumbers } from './call-setup.ts'
import styles from './lost-numbers.module.css'

/** How many numbers have calls that go nowhere, with a link to the list that names them; nothing where there are none. */
export function LostCount() {
  const lost = useWarnedNumbers()?.filter(({ severity }) => severity === 'all') ?? []
  if (lost.length === 0) return null
  return (
    <p className={styles.warning} role="status">
      <PlaceLink href={hrefOf('trackingNumbers')}>{t('lost', { count: lost.length })}</PlaceLink>
    </p>
  )
}
