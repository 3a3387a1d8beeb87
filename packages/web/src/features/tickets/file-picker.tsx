import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { endings } from './file-rules.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'
import type { useUploads } from './use-uploads.ts'

/** Chooses files, shows those chosen and how far the one on its way is. */
export function FilePicker({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const { files, current, problems, add, remove, stop } = uploads
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picker}>
      <Button
        variant="outlined"
        startIcon={<AttachFile />}
        disabled={current !== undefined}
        onClick={() => input.current?.click()}
      >
        {t('attach')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={endings.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <span className={styles.hint}>{t('attachHint')}</span>
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <span>{file.name}</span>
            <IconButton label={`${t('cancel')}: ${file.name}`} onClick={() => (current ? stop() : remove(file))}>
              <Close fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ul>
      {current && (
        <div role="status">
          {t('uploading', { name: current.name, percent: formatPercent(current.share) })}
          <LinearProgress
            variant="determinate"
            value={current.share * 100}
            aria-label={t('uploading', { name: current.name, percent: '' })}
          />
        </div>
      )}
    </div>
  )
}
