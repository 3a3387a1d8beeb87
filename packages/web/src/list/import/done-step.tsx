import { isImported } from '@lineboard/contract/imports'
import { type ImportedRow, sheetRow } from '@lineboard/sdk/csv'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import type { Resource } from '../../kit/define-resource.ts'
import { hrefOf } from '../../places/href.ts'
import { titleOf } from '../../places/title-of.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { badRowsFile, problemText, saveCsv } from './bad-rows.ts'
import { oldValuesFile } from './changed-rows.ts'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import type { ImportField } from './import-fields.ts'
import type { Import } from './use-import.ts'

// Pages that sentences of refusals name as the way on.
const places = ['buyNumbers'] as const

/** A sentence, in which the page that it names is a link to it. */
function LinkedText({ children: text }: { children: string }) {
  const place = places.find((id) => text.includes(titleOf(id)))
  if (place === undefined) return text
  const [before = '', ...after] = text.split(titleOf(place))
  return (
    <>
      {before}
      <PlaceLink href={hrefOf(place)}>{titleOf(place)}</PlaceLink>
      {after.join(titleOf(place))}
    </>
  )
}

interface DoneStepProps {
  resource: Pick<Resource, 'entity' | 'nouns' | 'path'>
  fields: readonly ImportField[]
  state: Import
  onClose: () => void
}

const isLeft = ({ status }: ImportedRow) => status === 'failed' || status === 'waiting'

/** What became of the rows: how many were added, and of the others why not. */
export function DoneStep({
  resource: { entity, nouns, path },
  fields,
  state: { file, rows, report, run },
  onClose,
}: DoneStepProps) {
  if (!report) return null
  const refused = report.rows.filter(isLeft)
  // Rows that could not be read were left out before, and are missing from the list all the same.
  const begun = new Set(report.rows.map(({ row }) => row))
  const left = [...refused, ...rows.filter((each) => isLeft(each) && !begun.has(each.row))]
  const changed = report.rows.filter(({ status }) => status === 'updated')
  const skipped = report.skipped + rows.filter(({ row, status }) => status === 'skipped' && !begun.has(row)).length
  return (
    <>
      <Alert severity={left.length > 0 ? 'warning' : 'success'}>
        <p className={styles.line}>{t('doneTitle', { count: report.created, ...nouns })}</p>
        {report.updated > 0 && <p className={styles.line}>{t('doneUpdated', { count: report.updated })}</p>}
        {skipped > 0 && <p className={styles.line}>{t('doneSkipped', { count: skipped })}</p>}
        {left.length > 0 && <p className={styles.line}>{t('doneFailed', { count: left.length })}</p>}
      </Alert>
      {left.length + changed.length > 0 && (
        <ul className={styles.left}>
          {[...left, ...changed].slice(0, 100).map((each) => (
            <li key={each.row}>
              <strong>
                {t('row')} {sheetRow(each.row)}
              </strong>{' '}
              <LinkedText>{problemText(each, fields)}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {changed.length > 0 && isImported(entity) && (
          <Button
            startIcon={<DownloadOutlined />}
            onClick={() => saveCsv(`${path.replaceAll('/', '-')}-old-values.csv`, oldValuesFile(changed, entity))}
          >
            {t('downloadOld')}
          </Button>
        )}
        {file && left.length > 0 && (
          <Button
            startIcon={<DownloadOutlined />}
            onClick={() => saveCsv(`${path.replaceAll('/', '-')}-left-out.csv`, badRowsFile(left, { ...file, fields }))}
          >
            {t('download')}
          </Button>
        )}
        {refused.length > 0 && (
          <Button onClick={() => void run(refused.map(({ record }) => record))}>{t('retry')}</Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('finish')}
        </Button>
      </div>
    </>
  )
}
