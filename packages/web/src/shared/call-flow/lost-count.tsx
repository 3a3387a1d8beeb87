import { hrefOf } from '../../places/href.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './call-flow.messages.ts'
import styles from './lost-numbers.module.css'
import { useWarnedNumbers, type WarnedNumber } from './use-call-setup.ts'

/** An address takes no more; the list then names all of them above its rows. */
const MOST_IN_ADDRESS = 40

/** The list of these numbers alone. */
function listOf(numbers: readonly WarnedNumber[]): string {
  if (numbers.length > MOST_IN_ADDRESS) return hrefOf('trackingNumbers')
  return hrefOf(
    'trackingNumbers',
    {},
    { filter: numbers.map(({ number }) => `tracking_number:="${number}"`).join(', ') },
  )
}

/** How many numbers have calls that go nowhere, with a link to the list of these alone; nothing where there are none. */
export function LostCount() {
  const lost = useWarnedNumbers()?.filter(({ severity }) => severity === 'all') ?? []
  if (lost.length === 0) return null
  return (
    <p className={styles.warning} role="status">
      <PlaceLink href={listOf(lost)}>{t('lost', { count: lost.length })}</PlaceLink>
    </p>
  )
}
