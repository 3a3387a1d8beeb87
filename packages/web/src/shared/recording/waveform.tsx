import { useEffect, useRef } from 'react'
import WaveSurfer from 'wavesurfer.js'
import styles from './waveform.module.css'

interface WaveformProps {
  media: HTMLMediaElement
  peaks: number[]
  durationSeconds: number
}

/**
 * A recording as it sounds, with what was heard in another colour; the colours are those of the moment when it is first drawn.
 * Seeking is the slider's over it.
 */
export function Waveform({ media, peaks, durationSeconds }: WaveformProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const look = getComputedStyle(container.current)
    const drawn = WaveSurfer.create({
      container: container.current,
      media,
      peaks: [peaks],
      duration: durationSeconds,
      height: 'auto',
      normalize: true,
      interact: false,
      hideScrollbar: true,
      barWidth: 2,
      barGap: 1,
      barRadius: 2,
      barMinHeight: 1,
      cursorWidth: 1,
      waveColor: look.getPropertyValue('--wave'),
      progressColor: look.getPropertyValue('--heard'),
      cursorColor: look.getPropertyValue('--heard'),
    })
    return () => drawn.destroy()
  }, [media, peaks, durationSeconds])
  return <div ref={container} className={styles.waveform} aria-hidden="true" />
}
