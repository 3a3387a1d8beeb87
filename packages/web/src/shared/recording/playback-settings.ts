import { readStoredJson, writeStored } from '../../browser/storage.ts'

/** How recordings are heard in this browser. */
export interface PlaybackSettings {
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
