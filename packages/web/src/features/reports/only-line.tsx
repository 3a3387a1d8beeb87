import type { CallsOnly } from '@lineboard/sdk/reports'
import { comma } from '../../lib/messages.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { useOnlyNames } from './use-only-names.ts'

/** Says what the report is narrowed to: also on paper, where nothing can be chosen. */
export function OnlyLine({ only }: { only: CallsOnly | undefined }) {
  const { source, number, firstTime } = useOnlyNames(only)
  const words = [
    source && t('only.sourceIs', { name: source }),
    number && t('only.numberIs', { number }),
    firstTime,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className={styles.only}>{t('only.counts', { what: words.join(comma) })}</p>
}
