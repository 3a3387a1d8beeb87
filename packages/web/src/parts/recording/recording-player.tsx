import DownloadIcon from '@mui/icons-material/Download'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { useCallback, useState } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import { saveFile } from '../../browser/save-file.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { OpenPlayer } from './open-player.tsx'
import { usePlayWhenShown } from './play-when-shown.ts'
import { t } from './recording.messages.ts'
import styles from './recording-player.module.css'

interface RecordingPlayerProps {
  recordingId: number
  /** What it is, for who can't see where the player stands. */
  label: string
  /** Name of the file it is kept in, without an ending. */
  fileName: string
  /** Goes on with the next recording, where there is one. */
  next?: (() => void) | undefined
}

const endingOf = (type: string) => (/mpeg|mp3/.test(type) ? 'mp3' : 'wav')

/** Plays a recording once somebody wants to hear it, and hands it over as a file. */
export function RecordingPlayer({ recordingId, label, fileName, next }: RecordingPlayerProps) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  usePlayWhenShown(recordingId, open)
  const [isLoading, setLoading] = useState(false)
  // The whole is brought once, whoever asks for it first: to be drawn or to be kept.
  const [load] = useState(() => loadOnce(() => api().Storage.getRecording({ recording_id: recordingId })).load)

  const download = async () => {
    setLoading(true)
    try {
      const recording = await load()
      saveFile(`${fileName}.${endingOf(recording.type)}`, recording)
    } catch (error) {
      reportError(error)
    } finally {
      setLoading(false)
    }
  }
  const downloadButton = (
    <Button size="small" startIcon={<DownloadIcon />} loading={isLoading} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
  if (isOpen) {
    return (
      <OpenPlayer recordingId={recordingId} label={label} load={load} next={next}>
        {downloadButton}
      </OpenPlayer>
    )
  }
  return (
    <div className={styles.closed}>
      <Button variant="outlined" size="small" startIcon={<PlayArrow />} onClick={open}>
        {t('listen')}
      </Button>
      {downloadButton}
    </div>
  )
}
