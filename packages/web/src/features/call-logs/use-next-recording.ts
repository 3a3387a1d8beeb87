import { playWhenShown } from '../../parts/recording/play-when-shown.ts'
import { useNeighbours } from '../../resource/drawer/neighbours.ts'

/** What opens the next row of the list that has a recording, heard at once; undefined where none follows. */
export function useNextRecording(): (() => void) | undefined {
  const { after, open } = useNeighbours()
  for (const row of after) {
    const { recordingId }: { recordingId?: unknown } = row
    if (typeof recordingId !== 'number') continue
    return () => {
      playWhenShown(recordingId)
      open(row)
    }
  }
  return undefined
}
