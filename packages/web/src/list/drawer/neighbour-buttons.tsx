import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../browser/is-typing.ts'
import type { Neighbours } from '../../resource/drawer/neighbours.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from '../list.messages.ts'
import styles from './neighbour-buttons.module.css'

interface NeighbourButtonsProps {
  neighbours: Neighbours
  /** What a row is called. */
  noun: string
}

/** Next and previous row of the list, by button and by the keys J and K. */
export function NeighbourButtons({ neighbours: { before, after, open }, noun }: NeighbourButtonsProps) {
  const [previous] = before
  const [next] = after
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A question or menu over the drawer is about the row that is open.
    const isOver = (target: EventTarget | null) => {
      const layer = target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]')
      return layer && layer !== place.current?.closest('[role=dialog]')
    }
    const handleKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || isTyping(target) || isOver(target)) return
      const row = { j: next, k: previous }[event.key.toLowerCase()]
      if (row) open(row)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [previous, next, open])
  if (!previous && !next) return null
  // A button that is switched off under the finger would lose the focus, and with it Escape.
  return (
    <div ref={place} className={styles.neighbours}>
      <IconButton
        label={t('drawer.previous', { noun })}
        aria-keyshortcuts="K"
        aria-disabled={!previous}
        onClick={() => previous && open(previous)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        label={t('drawer.next', { noun })}
        aria-keyshortcuts="J"
        aria-disabled={!next}
        onClick={() => next && open(next)}
      >
        <KeyboardArrowDown />
      </IconButton>
    </div>
  )
}
