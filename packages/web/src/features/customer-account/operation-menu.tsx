import MoreVert from '@mui/icons-material/MoreVert'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { unlessRepeated } from '../../ui/unless-repeated.ts'
import { t } from './customer-account.messages.ts'
import styles from './customer-account.module.css'
import type { DeskOperation, OfferedOperation } from './desk-operation.ts'

interface OperationMenuProps {
  operations: readonly OfferedOperation[]
  onChoose: (operation: DeskOperation) => void
}

/** A button that opens what else can be done. */
export function OperationMenu({ operations, onChoose }: OperationMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const choose = (operation: DeskOperation) => {
    close()
    onChoose(operation)
  }
  return (
    <>
      <IconButton
        label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={unlessRepeated(close)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuList autoFocus autoFocusItem aria-label={t('more')}>
          {operations.map(({ label, operation, color }) => (
            <MenuItem
              key={label}
              className={color === 'error' ? styles.bad : undefined}
              onClick={() => choose(operation)}
            >
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
    </>
  )
}
