import { useCallback, useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { usePlayback } from './use-playback.ts'

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
export type LoadRecording = () => Promise<Blob>

/** A recording came that the browser can't play. */
export class UnplayableError extends Error {
  override name = 'UnplayableError'
}

/**
 * Plays a recording from its address, part after part, so that it sounds while it is still coming. The whole is asked for to
 * draw it, and to play it where the browser may not take it from there: a session that ended is renewed by that call.
 */
export function useRecording(recordingId: number, load: LoadRecording) {
  const [source, setSource] = useState(() => api().addressOf('Storage.getRecording', { recording_id: recordingId }))
  const [peaks, setPeaks] = useState<number[]>()
  const [error, setError] = useState<unknown>()

  const bring = useCallback(async () => {
    setError(undefined)
    try {
      const whole = await load()
      setSource((before) => (before.startsWith('blob:') ? before : URL.createObjectURL(whole)))
    } catch (reason) {
      setError(reason)
    }
  }, [load])
  const handleFailure = useCallback(() => {
    if (source.startsWith('blob:')) setError(new UnplayableError())
    else void bring()
  }, [source, bring])
  useEffect(() => (source.startsWith('blob:') ? () => URL.revokeObjectURL(source) : undefined), [source])

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
