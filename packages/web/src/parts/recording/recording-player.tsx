import DownloadIcon from '@mui/icons-material/Download'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { t } from './recording.messages.ts'
import styles from './recording-player.module.css'

interface RecordingPlayerProps {
  recordingId: number
  /** What it is, for who can't see where the player stands. */
  label: string
  /** Name of the file it is kept in. */
  fileName: string
}

const speeds = [0.75, 1, 1.25, 1.5, 2].map((speed) => ({ value: String(speed), label: t('speedTimes', { speed }) }))

/** Plays a recording, fetched with the session once somebody wants to hear or keep it, and freed afterwards. */
export function RecordingPlayer({ recordingId, label, fileName }: RecordingPlayerProps) {
  const [file, setFile] = useState<Blob>()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const load = async () => {
    if (file) return file
    setLoading(true)
    try {
      const recording = await api().Storage.getRecording({ recording_id: recordingId })
      setFile(recording)
      return recording
    } catch (error) {
      reportError(error)
    } finally {
      setLoading(false)
    }
  }
  const listen = async () => setOpen((await load()) !== undefined)
  const download = async () => {
    const recording = await load()
    if (recording) saveFile(fileName, recording)
  }
  return (
    <div className={styles.player}>
      {isOpen && file ? (
        <Playback file={file} label={label} />
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<PlayArrow />}
          loading={isLoading}
          onClick={() => void listen()}
        >
          {t('listen')}
        </Button>
      )}
      <Button size="small" startIcon={<DownloadIcon />} disabled={isLoading} onClick={() => void download()}>
        {t('download')}
      </Button>
    </div>
  )
}

/** The browser's own player, which keyboards and screen readers know. */
function Playback({ file, label }: { file: Blob; label: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [speed, setSpeed] = useState('1')

  useEffect(() => {
    const element = audio.current
    if (!element) return
    const url = URL.createObjectURL(file)
    element.src = url
    element.focus()
    // Browsers may refuse to play by themselves; the button of the player is there.
    element.play().catch(() => undefined)
    return () => {
      element.pause()
      element.removeAttribute('src')
      URL.revokeObjectURL(url)
    }
  }, [file])

  return (
    <>
      <audio ref={audio} className={styles.audio} controls aria-label={label}>
        {/* Nobody has written down what was said: there are no captions to show. */}
        <track kind="captions" />
      </audio>
      <PlainSelect
        className={styles.speed}
        label={t('speed')}
        options={speeds}
        value={speed}
        onChange={({ target: { value } }) => {
          setSpeed(value)
          if (audio.current) audio.current.playbackRate = Number(value)
        }}
      />
    </>
  )
}
