import { attachmentEndings } from '@lineboard/contract/attachment'
import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Replay from '@mui/icons-material/Replay'
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef } from 'react'
import { formatPercent } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'
import type { ChosenFiles, Upload, Uploads } from './upload-queue.ts'
import { sizeText } from './upload-queue.ts'

interface FilePickerProps {
  chosen: ChosenFiles
  /** What becomes of files on their way, where they are sent one by one. */
  sending?: Pick<Uploads, 'stop' | 'retry'> | undefined
}

/** Chooses files, and shows each one chosen: how far it is, or why it did not arrive. */
export function FilePicker({ chosen: { files, problems, add, remove }, sending }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picker}>
      <Button variant="outlined" startIcon={<AttachFile />} onClick={() => input.current?.click()}>
        {t('attach')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentEndings.join(',')}
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
      <ul className={styles.uploads} aria-label={t('chosenFiles')}>
        {files.map((file) => (
          <UploadItem key={file.key} file={file} remove={remove} sending={sending} />
        ))}
      </ul>
    </div>
  )
}

interface UploadItemProps extends Pick<FilePickerProps, 'sending'>, Pick<ChosenFiles, 'remove'> {
  file: Upload
}

function UploadItem({ file, remove, sending }: UploadItemProps) {
  const { key, name, size, status, share, problem } = file
  const isSending = status === 'sending'
  return (
    <li>
      <div className={styles.upload}>
        <span className={styles.fileName}>{name}</span>
        <span className={styles.hint}>{isSending ? formatPercent(share) : sizeText(size)}</span>
        {status === 'failed' && (
          <IconButton label={t('retryFile', { name })} onClick={() => sending?.retry(key)}>
            <Replay fontSize="small" />
          </IconButton>
        )}
        <IconButton
          label={isSending ? t('stopFile', { name }) : t('removeFile', { name })}
          onClick={() => (isSending ? sending?.stop(key) : remove(key))}
        >
          <Close fontSize="small" />
        </IconButton>
      </div>
      {isSending && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={t('sendingFile', { name })} />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
