import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStoredJson, writeStored } from '../../browser/storage.ts'

/** How recordings are heard in this browser. */
interface PlaybackSettings {
  /** 0 to 1. */
  volume: number
  speed: number
}

/** Speeds on offer. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** What was chosen the last time; what was damaged since is as at first. */
export function keptPlayback(): PlaybackSettings {
  const kept = readStoredJson('playback')
  const { volume, speed }: { volume?: unknown; speed?: unknown } = typeof kept === 'object' && kept ? kept : {}
  return { volume: isShare(volume) ? volume : 1, speed: speeds.find((known) => known === speed) ?? 1 }
}

/** Keeps them for the next recording. */
export const keepPlayback = (settings: PlaybackSettings): void => writeStored('playback', JSON.stringify(settings))

/** How far one key or button goes, in seconds. */
export const SKIP_SECONDS = 10

/** Steps of the volume by key, 0 to 1. */
const VOLUME_STEP = 0.1

// All that changes what is shown of a sound.
const events = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeking',
  'play',
  'pause',
  'ended',
  'waiting',
  'playing',
]

/** A sound as it stands: what is shown of it is asked of the browser's own element, which alone knows. */
export interface Playback extends PlaybackSettings {
  audio: HTMLAudioElement
  isPlaying: boolean
  /** It should play, and waits for what has not come yet. */
  isWaiting: boolean
  atSeconds: number
  /** Undefined until the browser knows. */
  durationSeconds: number | undefined
  toggle: () => void
  seek: (seconds: number) => void
  skip: (seconds: number) => void
  set: (settings: Partial<PlaybackSettings>) => void
  changeVolume: (direction: 1 | -1) => void
}

/** Plays `source` once there is one, where the browser lets it, and lets go of it in the end. */
export function usePlayback(source: string | undefined, onFailure: () => void): Playback {
  const [audio] = useState(() => new Audio())
  const [settings, setSettings] = useState(keptPlayback)

  useEffect(() => {
    audio.addEventListener('error', onFailure)
    return () => audio.removeEventListener('error', onFailure)
  }, [audio, onFailure])

  useEffect(() => {
    if (source === undefined) return
    audio.src = source
    // Browsers may refuse to play by themselves; the button is there.
    audio.play().catch(() => undefined)
    return () => {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    }
  }, [audio, source])

  useEffect(() => {
    audio.volume = settings.volume
    audio.defaultPlaybackRate = settings.speed
    audio.playbackRate = settings.speed
  }, [audio, settings])

  // One text of all that is shown, so that nothing is drawn where nothing changed.
  useSyncExternalStore(
    (listener) => {
      for (const event of events) audio.addEventListener(event, listener)
      return () => {
        for (const event of events) audio.removeEventListener(event, listener)
      }
    },
    () => `${audio.paused} ${audio.readyState} ${audio.duration} ${audio.currentTime}`,
  )

  const { paused, currentTime, duration, readyState } = audio
  const seek = (seconds: number) => {
    // Before the length is known, the browser begins there once it is.
    const last = Number.isFinite(audio.duration) ? audio.duration : Number.POSITIVE_INFINITY
    audio.currentTime = Math.min(Math.max(0, seconds), last)
  }
  const set = (changes: Partial<PlaybackSettings>) => {
    const next = { ...settings, ...changes }
    keepPlayback(next)
    setSettings(next)
  }
  return {
    audio,
    ...settings,
    isPlaying: !paused,
    isWaiting: !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    atSeconds: currentTime,
    durationSeconds: Number.isFinite(duration) ? duration : undefined,
    toggle: () => (audio.paused ? void audio.play().catch(() => undefined) : audio.pause()),
    seek,
    skip: (seconds) => seek(audio.currentTime + seconds),
    set,
    changeVolume: (direction) =>
      set({ volume: Math.min(1, Math.max(0, Number((settings.volume + direction * VOLUME_STEP).toFixed(1)))) }),
  }
}
