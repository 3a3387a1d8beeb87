import { ImpactList } from '../../kit/removal/impact-list.tsx'
import { useImpact } from '../../kit/removal/use-impact.ts'
import type { RetirementProps } from '../../kit/removal-notes.ts'
import { Button } from '../../ui/button.tsx'
import { NumberStateDialog } from './number-state-dialog.tsx'
import { isDeletable, type OpNumber } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'

/** Numbers leave in steps, each of which can be taken back: tracking is paused, calls are stopped, the number is given back; deleted at last. */
export function Retirement({ targets, onDelete, onClose }: RetirementProps) {
  const impact = useImpact('OpNumber', targets)
  const note = (rows: readonly OpNumber[]) => (
    <>
      <ImpactList impact={impact} />
      {rows.every(isDeletable) ? (
        <p className={styles.note}>
          {t('deletable', { count: targets.length })}{' '}
          <Button size="small" color="error" onClick={onDelete}>
            {t('deleteForGood')}
          </Button>
        </p>
      ) : (
        <p className={styles.note}>{t('deleteLater', { count: targets.length })}</p>
      )}
    </>
  )
  return (
    <NumberStateDialog
      title={t('retireTitle', { count: targets.length, name: targets[0]?.name ?? '' })}
      targets={targets}
      states={['paused', 'stopped', 'released']}
      question={t('retireQuestion')}
      note={note}
      onClose={onClose}
    />
  )
}
