import Forward10 from '@mui/icons-material/Forward10'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Replay10 from '@mui/icons-material/Replay10'
import SkipNext from '@mui/icons-material/SkipNext'
import VolumeUp from '@mui/icons-material/VolumeUp'
import type { ReactNode } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { formatPercent } from '../../state/numbers.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { ariaKeys } from '../keys/shortcuts.ts'
import styles from './player-controls.module.css'
import { t } from './recording.messages.ts'
import { type Playback, SKIP_SECONDS, speeds } from './use-playback.ts'

const waveform = loadOnce(() => import('./waveform.tsx'))

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: t('speedTimes', { speed }) }))

interface PlayerControlsProps {
  playback: Playback
  peaks: number[] | undefined
  /** Goes on with the next recording of the list. */
  next: (() => void) | undefined
  children: ReactNode
}

/** Where one is in a recording, and all that is done with it. */
export function PlayerControls({ playback, peaks, next, children }: PlayerControlsProps) {
  const { isPlaying, isWaiting, atSeconds, durationSeconds, volume, speed } = playback
  return (
    <div className={styles.controls}>
      <Position playback={playback} peaks={peaks} />
      <div className={styles.times} aria-hidden="true">
        <span>{isWaiting ? t('recordingComes') : formatDuration(atSeconds)}</span>
        <span>{formatDuration(durationSeconds)}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={t('back')}
          aria-keyshortcuts={ariaKeys('skipBack')}
          onClick={() => playback.skip(-SKIP_SECONDS)}
        >
          <Replay10 />
        </IconButton>
        <IconButton
          label={isPlaying ? t('pause') : t('play')}
          aria-keyshortcuts={ariaKeys('playPause')}
          onClick={playback.toggle}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
        <IconButton
          label={t('forward')}
          aria-keyshortcuts={ariaKeys('skipOn')}
          onClick={() => playback.skip(SKIP_SECONDS)}
        >
          <Forward10 />
        </IconButton>
        <IconButton
          label={t('nextRecording')}
          aria-keyshortcuts={ariaKeys('nextRecording')}
          disabled={!next}
          onClick={next}
        >
          <SkipNext />
        </IconButton>
        <label className={styles.volume} title={t('volume')}>
          <VolumeUp fontSize="small" />
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            aria-label={t('volume')}
            aria-valuetext={formatPercent(volume)}
            onChange={({ target }) => playback.set({ volume: target.valueAsNumber })}
          />
        </label>
      </div>
      <div className={styles.rest}>
        <PlainSelect
          className={styles.speed}
          label={t('speed')}
          options={speedOptions}
          value={String(speed)}
          onChange={({ target: { value } }) => playback.set({ speed: Number(value) })}
        />
        {children}
      </div>
    </div>
  )
}

/** The recording as it sounds, and over it the slider that keyboards, pointers and screen readers know. */
function Position({ playback, peaks }: Pick<PlayerControlsProps, 'playback' | 'peaks'>) {
  const { audio, atSeconds, durationSeconds = 0, seek } = playback
  const { value } = useLoaded(waveform)
  const scheme = useColorScheme()
  return (
    <div className={styles.position}>
      {value && peaks && durationSeconds > 0 ? (
        <value.Waveform key={scheme} media={audio} peaks={peaks} durationSeconds={durationSeconds} />
      ) : (
        <progress className={styles.bar} value={durationSeconds && atSeconds / durationSeconds} aria-hidden="true" />
      )}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={durationSeconds}
        step={0.1}
        value={atSeconds}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { at: formatDuration(atSeconds), of: formatDuration(durationSeconds) })}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
    </div>
  )
}
