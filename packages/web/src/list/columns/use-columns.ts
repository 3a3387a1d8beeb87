import { useMemo } from 'react'
import type { Column } from '../../resource/column.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { useTextScale } from './column-width.ts'
import { chosenColumns, defaultColumns, offeredColumns } from './shown-columns.ts'
import { useRoom } from './use-room.ts'

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
