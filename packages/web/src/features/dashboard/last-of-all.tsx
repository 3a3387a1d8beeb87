import { LostCount } from '../../shared/call-flow/lost-count.tsx'
import { mayTrace } from '../../shared/call-flow/may-trace.ts'
import { isRefused, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import styles from './dashboard-page.module.css'
import { FirstNumber } from './first-number.tsx'

/** What comes after all else, in one file: the way to a first number, and numbers whose calls go nowhere. */
export function LastOfAll() {
  const { access } = useSession()
  return (
    <>
      {!seesEveryCustomer(access) && !isRefused('OpNumber.find') && (
        <div className={styles.late}>
          <FirstNumber />
        </div>
      )}
      {mayTrace() && (
        <div className={styles.late}>
          <LostCount />
        </div>
      )}
    </>
  )
}
