import { NotFoundError } from '@lineboard/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { useKeys } from '../keys/held-keys.ts'
import { PlayerControls } from './player-controls.tsx'
import { playerKeys, pressed } from './player-keys.ts'
import { t } from './recording.messages.ts'
import styles from './recording-player.module.css'
import { type LoadRecording, UnplayableError, useRecording } from './use-recording.ts'

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
export function OpenPlayer({ recordingId, label, load, next, children }: OpenPlayerProps) {
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
