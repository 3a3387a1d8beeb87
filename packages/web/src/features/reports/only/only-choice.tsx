import { useParameter } from '../../../browser/use-parameter.ts'
import { useMay } from '../../../state/may.ts'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import type { AskedReport } from '../report-address.ts'
import { t } from '../reports.messages.ts'
import styles from '../reports.module.css'
import { NumberChoice } from './number-choice.tsx'
import { SourceChoice } from './source-choice.tsx'

const firstTimes = [
  { value: '', label: t('only.everybody') },
  { value: 'yes', label: t('only.yes') },
  { value: 'no', label: t('only.no') },
]

const answerOf = (first: boolean | undefined) => (first === undefined ? '' : first ? 'yes' : 'no')

/** Which calls the report counts: of a source, to a number, of first-time callers. Only for who may see the calls. */
export function OnlyChoice({ asked }: { asked: AskedReport }) {
  const putFirst = useParameter('firstTime')
  const [mayCount, seesSources, seesNumbers] = [
    useMay('CallLog.find'),
    useMay('TrackingSource.find'),
    useMay('OpNumber.find'),
  ]
  if (!mayCount) return null
  const { only, customerId } = asked.question
  return (
    <>
      {seesSources && <SourceChoice only={only} customerId={customerId} />}
      {seesNumbers && <NumberChoice only={only} customerId={customerId} />}
      <PlainSelect
        className={styles.compare}
        label={t('only.callers')}
        value={answerOf(only?.firstTimeCaller)}
        options={firstTimes}
        onChange={({ target }) => putFirst(target.value)}
      />
    </>
  )
}
