import { useMemo } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { useTextScale } from './column-width.ts'
import { chosenColumns, defaultColumns, offeredColumns, roomsPx } from './shown-columns.ts'

/**
 * Width that the window has for columns, in pixels. It goes by the widths that screens have, so that columns do not come
 * and go while a window is made smaller; one below all of them scrolls its columns.
 */
function useRoom(): number {
  const isMonitor = useMedia('(width >= 1920px)')
  const isWide = useMedia('(width >= 1440px)')
  const isMiddling = useMedia('(width >= 1366px)')
  return roomsPx[isMonitor ? 1920 : isWide ? 1440 : isMiddling ? 1366 : 1280]
}

interface ListColumns {
  /** Columns this person may have shown. */
  offered: readonly Column[]
  /** Columns on the screen, in order. */
  columns: readonly Column[]
}

/** The columns of a list: those the address names, else those the person has chosen, else those that fit. */
export function useColumns(
  { columns, lead }: Pick<Resource, 'columns' | 'lead'>,
  seesAll: boolean,
  inAddress: readonly string[] | undefined,
  preferred: readonly string[] | undefined,
): ListColumns {
  const offered = useMemo(() => offeredColumns(columns, seesAll), [columns, seesAll])
  const scale = useTextScale()
  const roomPx = useRoom()
  const wanted = (inAddress ?? preferred)?.join()
  const shown = useMemo(
    () => (wanted ? chosenColumns(offered, wanted.split(','), lead) : defaultColumns(offered, lead, scale, roomPx)),
    [offered, lead, wanted, scale, roomPx],
  )
  return { offered, columns: shown }
}
