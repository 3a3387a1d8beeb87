import { useMedia } from '../../browser/use-media.ts'
import { roomsPx } from './shown-columns.ts'

/**
 * Width that the window has for columns, in pixels. It goes by the widths that screens have, so that columns do not come
 * and go while a window is made smaller; one below all of them scrolls its columns.
 */
export function useRoom(): number {
  const isMonitor = useMedia('(width >= 1920px)')
  const isWide = useMedia('(width >= 1440px)')
  const isMiddling = useMedia('(width >= 1366px)')
  return roomsPx[isMonitor ? 1920 : isWide ? 1440 : isMiddling ? 1366 : 1280]
}
