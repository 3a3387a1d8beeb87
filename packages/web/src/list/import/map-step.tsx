import Alert from '@mui/material/Alert'
import { comma } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import type { ImportField } from './guess-headers.ts'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import type { Import } from './use-import.ts'

interface MapStepProps {
  fields: readonly ImportField[]
  state: Import
}

/** Which heading of the file each field comes from. */
export function MapStep({ fields, state: { file, headers, setHeader, goTo, check } }: MapStepProps) {
  if (!file) return null
  const missing = fields.filter(({ field, isRequired }) => isRequired && headers[field] === undefined)
  return (
    <>
      <h3 className={styles.stepTitle}>{t('mapTitle')}</h3>
      <p>{t('mapText', { count: file.records.length, file: file.name })}</p>
      <div className={styles.map}>
        {fields.map(({ field, label, isRequired }) => {
          const heading = headers[field]
          const example = heading === undefined ? '' : file.records[0]?.cells[heading]
          return (
            <label key={field} className={styles.pair}>
              <span>
                {label} {isRequired && <span className={styles.note}>{t('required')}</span>}
              </span>
              <select
                value={heading ?? ''}
                onChange={(event) => setHeader(field, event.target.value === '' ? undefined : event.target.value)}
              >
                <option value="">{t('none')}</option>
                {file.headings.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
              <span className={styles.note}>{example && t('example', { value: example })}</span>
            </label>
          )
        })}
      </div>
      {missing.length > 0 && (
        <Alert severity="warning">{t('missing', { fields: missing.map(({ label }) => label).join(comma) })}</Alert>
      )}
      <div className={styles.actions}>
        <Button onClick={() => goTo('choose')}>{t('back')}</Button>
        <Button variant="contained" disabled={missing.length > 0} onClick={() => void check()}>
          {t('check')}
        </Button>
      </div>
    </>
  )
}
