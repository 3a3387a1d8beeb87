import type { components } from '@lineboard/contract'
import DownloadIcon from '@mui/icons-material/Download'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { useState } from 'react'
import { loadOnce } from '../../../browser/load-once.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { api } from '../../../data/client.ts'
import { reportError } from '../../../data/report-error.ts'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import { useNeighbours } from '../../../resource/drawer/neighbours.ts'
import { Button } from '../../../ui/button.tsx'
import { t } from '../call-logs.messages.ts'
import { hearNext, takeHeard } from './hearing.ts'
import { OpenPlayer } from './open-player.tsx'
import styles from './recording-player.module.css'

interface RecordingPlayerProps {
  recordingId: number
  call: Pick<components['schemas']['CallLog'], 'callerNumber' | 'startedAt'>
}

/** A name under which the file is found again: when the call was, and whose. */
const fileName = ({ startedAt, callerNumber }: RecordingPlayerProps['call'], type: string) =>
  `${startedAt.slice(0, 16).replace('T', ' ').replace(':', '-')} ${callerNumber}.${/mpeg|mp3/.test(type) ? 'mp3' : 'wav'}`

/** What opens the next row of the list that has a recording, heard at once; undefined where none follows. */
function useNextRecording() {
  const { after, open } = useNeighbours()
  for (const row of after) {
    const { recordingId }: { recordingId?: unknown } = row
    if (typeof recordingId !== 'number') continue
    return () => {
      hearNext(recordingId)
      open(row)
    }
  }
  return undefined
}

/** Plays the recording of a call once somebody wants to hear it, and hands it over as a file. */
export function RecordingPlayer({ recordingId, call }: RecordingPlayerProps) {
  const formatPhone = usePhoneFormat()
  const next = useNextRecording()
  const [isOpen, setOpen] = useState(() => takeHeard(recordingId))
  const [isLoading, setLoading] = useState(false)
  // The whole is brought once, whoever asks for it first: to be drawn or to be kept.
  const [load] = useState(() => loadOnce(() => api().Storage.getRecording({ recording_id: recordingId })).load)

  const download = async () => {
    setLoading(true)
    try {
      const recording = await load()
      saveFile(fileName(call, recording.type), recording)
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
    const label = t('recordingOf', { caller: formatPhone(call.callerNumber) })
    return (
      <OpenPlayer recordingId={recordingId} label={label} load={load} next={next}>
        {downloadButton}
      </OpenPlayer>
    )
  }
  return (
    <div className={styles.closed}>
      <Button variant="outlined" size="small" startIcon={<PlayArrow />} onClick={() => setOpen(true)}>
        {t('listen')}
      </Button>
      {downloadButton}
    </div>
  )
}
