import type { Snapshot } from 'valtio'
import { worstText } from '../../parts/sound-quality/quality-text.ts'
import type { PhoneCall } from '../machine/phone-state.ts'
import { t } from '../phone.messages.ts'
import { CallerButton } from './caller-button.tsx'
import styles from './phone-panel.module.css'

/** What has become of the calls of this phone, and each called again by a press. */
export function CallHistory({ recent }: { recent: readonly Snapshot<PhoneCall>[] }) {
  if (recent.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('recent')}</h3>
      <ul className={styles.recent}>
        {recent.map(({ id, party, ending = 'hungUp', worst }) => (
          <li key={id} className={styles.call}>
            <CallerButton party={party} />
            <span className={styles.when}>
              {t(`ending.${ending}`)}
              {worst && worst.grade !== 'good' && ` · ${worstText(worst)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
