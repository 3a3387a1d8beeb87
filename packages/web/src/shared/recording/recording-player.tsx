import { NotFoundError } from '@lineboard/sdk'
import DownloadIcon from '@mui/icons-material/Download'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { saveFile } from '../../browser/output.ts'
import { api, clientOptions } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useKeys } from '../keys/press.ts'
import { isPressed, type ShortcutId } from '../keys/shortcuts.ts'
import { usePlayWhenShown } from './play-when-shown.ts'
import { PlayerControls } from './player-controls.tsx'
import { t } from './recording.messages.ts'
import styles from './recording-player.module.css'
import { type Playback, SKIP_SECONDS, speeds, usePlayback } from './use-playback.ts'

/** How many peaks a waveform has: one a pixel of the widest there is. */
const PEAKS = 500

// What browsers decode to draw: telephones carry nothing above 4 kHz.
const SAMPLES_A_SECOND = 8000

/** The loudest sample of each of `count` equal stretches, 0 to 1; as many as there are samples where these are fewer. */
export function peaksOf(samples: Float32Array, count = PEAKS): number[] {
  const stretches = Math.min(count, samples.length)
  return Array.from({ length: stretches }, (_, at) => {
    const from = Math.floor((at * samples.length) / stretches)
    const to = Math.floor(((at + 1) * samples.length) / stretches)
    return samples.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  })
}

/** The peaks of a recording in any form that the browser plays; rejects where it can't decode it. */
async function readPeaks(recording: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, SAMPLES_A_SECOND)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  return peaksOf(sound.getChannelData(0))
}

/** Longest recording that is drawn, in seconds: all of it is read for that. */
const DRAWN_SECONDS = 3600

/** What brings the whole of a recording, once; after a failure the next call tries again. */
type LoadRecording = () => Promise<Blob>

/** A recording came that the browser can't play. */
class UnplayableError extends Error {
  override name = 'UnplayableError'
}

/** Where a recording is played from; undefined where no address may have a token in it. */
const addressOf = (recordingId: number): string | undefined =>
  clientOptions().queryToken === false
    ? undefined
    : api().addressOf('Storage.getRecording', { recording_id: recordingId })

/**
 * Plays a recording from its address, part after part, so that it sounds while it is still coming. The whole is asked for to
 * draw it, and to play it where the browser may not take it from there: a session that ended is renewed by that call.
 */
function useRecording(recordingId: number, load: LoadRecording) {
  const [source, setSource] = useState(() => addressOf(recordingId))
  const [peaks, setPeaks] = useState<number[]>()
  const [error, setError] = useState<unknown>()

  const bring = useCallback(async () => {
    setError(undefined)
    try {
      const whole = await load()
      setSource((before) => (before?.startsWith('blob:') ? before : URL.createObjectURL(whole)))
    } catch (reason) {
      setError(reason)
    }
  }, [load])
  const handleFailure = useCallback(() => {
    if (source?.startsWith('blob:')) setError(new UnplayableError())
    else void bring()
  }, [source, bring])
  useEffect(() => {
    if (source === undefined) void bring()
    return source?.startsWith('blob:') ? () => URL.revokeObjectURL(source) : undefined
  }, [source, bring])

  const playback = usePlayback(source, handleFailure)
  const { durationSeconds = Infinity } = playback
  useEffect(() => {
    if (durationSeconds > DRAWN_SECONDS) return
    let isCurrent = true
    // Without its picture a recording is heard all the same.
    const draw = async () => {
      const drawn = await readPeaks(await load())
      if (isCurrent) setPeaks(drawn)
    }
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [durationSeconds, load])

  return { playback, peaks, error, retry: bring }
}

const isOwnKey = (key: string, target: EventTarget) =>
  target instanceof Element && (target.matches('select') || (key === ' ' && target.matches('button')))

/** What the keys do while something of the player has the focus; a control's own keys stay its own. */
function pressed(event: KeyboardEvent, playback: Playback, next: (() => void) | undefined): void {
  if (isOwnKey(event.key, event.target)) return
  const { speed } = playback
  const actions = new Map<ShortcutId, (() => void) | undefined>([
    ['playPause', playback.toggle],
    ['skipBack', () => playback.skip(-SKIP_SECONDS)],
    ['skipOn', () => playback.skip(SKIP_SECONDS)],
    ['louder', () => playback.changeVolume(1)],
    ['quieter', () => playback.changeVolume(-1)],
    ['toStart', () => playback.seek(0)],
    ['slower', () => playback.set({ speed: speeds.findLast((slower) => slower < speed) ?? speed })],
    ['faster', () => playback.set({ speed: speeds.find((faster) => faster > speed) ?? speed })],
    ['nextRecording', next],
  ])
  const [, act] = [...actions].find(([id]) => isPressed(id, event)) ?? []
  if (!act) return
  event.preventDefault()
  // A drawer around the player scrolls with these keys, and has some of its own.
  event.stopPropagation()
  act()
}

/** The keys of a player, for the sheet of keys. */
const playerKeys = {
  playPause: 'itself',
  skipBack: 'itself',
  skipOn: 'itself',
  louder: 'itself',
  quieter: 'itself',
  toStart: 'itself',
  slower: 'itself',
  faster: 'itself',
  nextRecording: 'itself',
} as const

interface OpenPlayerProps {
  recordingId: number
  /** Whose recording it is. */
  label: string
  load: LoadRecording
  next: (() => void) | undefined
  /** What else can be done with it. */
  children: ReactNode
}

/** A recording that is heard; the reason in its place where it can't be. */
function OpenPlayer({ recordingId, label, load, next, children }: OpenPlayerProps) {
  const { playback, peaks, error, retry } = useRecording(recordingId, load)
  const player = useRef<HTMLFieldSetElement>(null)
  useEffect(() => player.current?.focus(), [])
  useKeys(playerKeys, { within: player })
  if (error instanceof UnplayableError) return <ErrorState title={t('recordingUnplayable')} error={undefined} />
  if (error instanceof NotFoundError) return <ErrorState title={t('recordingGone')} error={undefined} />
  if (error) return <ErrorState title={t('recordingFailed')} error={error} onRetry={() => void retry()} />
  return (
    <fieldset
      ref={player}
      className={styles.open}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => pressed(event, playback, next)}
    >
      <PlayerControls playback={playback} peaks={peaks} next={next}>
        {children}
      </PlayerControls>
    </fieldset>
  )
}

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
