import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { type DragEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { saveCsv, templateFile } from './bad-rows.ts'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import type { ImportField } from './import-fields.ts'

// Programs call a CSV file .txt and .tsv, too.
const accepted = [
  ...['.csv', '.tsv', '.txt', 'text/csv', '.xlsx', '.xlsm', '.ods'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
].join()

interface ChooseStepProps {
  /** Names the template's file. */
  path: string
  fields: readonly ImportField[]
  onFile: (file: File) => void
}

/** Takes a file, chosen or dropped, and hands out an empty one with the right headings. */
export function ChooseStep({ path, fields, onFile }: ChooseStepProps) {
  // Cards have phone numbers, and little that other lists have.
  const hasPhones = fields.some(({ isPhone }) => isPhone)
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  const handleOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <>
      <label
        className={styles.drop}
        data-over={isOver}
        onDragOver={handleOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <UploadFileOutlined />
        <strong>{t('choose')}</strong>
        <span>{t('drop')}</span>
        <small>{t(hasPhones ? 'formatsOfContacts' : 'formats')}</small>
        <input
          type="file"
          accept={hasPhones ? `${accepted},.vcf,text/vcard` : accepted}
          className="visually-hidden"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
          }}
        />
      </label>
      <p>{t('chooseText')}</p>
      <Button
        startIcon={<DownloadOutlined />}
        onClick={() =>
          saveCsv(
            `${path.replaceAll('/', '-')}.csv`,
            templateFile(fields.filter(({ isExact }) => !isExact).map(({ field }) => field)),
          )
        }
      >
        {t('template')}
      </Button>
    </>
  )
}
