import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { useRef } from 'react'
import { useKeys } from '../../parts/keys/held-keys.ts'
import type { KeyHandlers } from '../../parts/keys/key-layer.ts'
import { ariaKeys } from '../../parts/keys/shortcuts.ts'
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
  const to = (row: object | undefined) => () => {
    if (!row) return false
    open(row)
  }
  // A question or menu over the drawer is about the row that is open.
  const keys: KeyHandlers = { nextDetails: to(next), previousDetails: to(previous), closeDetails: 'itself' }
  useKeys(previous || next ? keys : {}, { within: place })
  if (!previous && !next) return null
  // A button that is switched off under the finger would lose the focus, and with it Escape.
  return (
    <div ref={place} className={styles.neighbours}>
      <IconButton
        label={t('drawer.previous', { noun })}
        aria-keyshortcuts={ariaKeys('previousDetails')}
        aria-disabled={!previous}
        onClick={() => previous && open(previous)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        label={t('drawer.next', { noun })}
        aria-keyshortcuts={ariaKeys('nextDetails')}
        aria-disabled={!next}
        onClick={() => next && open(next)}
      >
        <KeyboardArrowDown />
      </IconButton>
    </div>
  )
}
