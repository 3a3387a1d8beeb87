import type { components } from '@lineboard/contract'
import MoreVert from '@mui/icons-material/MoreVert'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { NARROW, useMedia } from '../../browser/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { changesOf } from './change-state.tsx'
import { t as operationMenuT } from './customer-account.messages.ts'
import styles from './customer-account.module.css'
import type { DeskOperation } from './operation.ts'
import { t } from './operations.messages.ts'

/** Something that can be done with the account as a whole. */
interface OfferedOperation {
  label: string
  operation: DeskOperation
  color?: 'primary' | 'error'
}

interface OperationMenuProps {
  operations: readonly OfferedOperation[]
  onChoose: (operation: DeskOperation) => void
}

/** A button that opens what else can be done. */
function OperationMenu({ operations, onChoose }: OperationMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const choose = (operation: DeskOperation) => {
    close()
    onChoose(operation)
  }
  return (
    <>
      <IconButton
        label={operationMenuT('more')}
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
        <MenuList autoFocus autoFocusItem aria-label={operationMenuT('more')}>
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

interface OperationButtonsProps {
  customer: Pick<components['schemas']['Customer'], 'state'>
  /** Why the account is not active, as far as it is known. */
  heldBy: components['schemas']['SubscriptionDetail']['heldBy']
  maySubscribe: boolean
  onChoose: (operation: DeskOperation) => void
}

/** What can be done with the account as it stands: on a phone the first, and a menu of the others. */
export function OperationButtons({ customer, heldBy, maySubscribe, onChoose }: OperationButtonsProps) {
  const isNarrow = useMedia(NARROW)
  const others: OfferedOperation[] = [
    { label: t('credit'), operation: { kind: 'credit' } },
    ...(maySubscribe ? [{ label: t('subscribe'), operation: { kind: 'subscribe' } as const }] : []),
    ...changesOf(customer, heldBy).map((change) => ({
      label: t(change),
      operation: { kind: 'change', change } as const,
      color: change === 'reactivate' ? ('primary' as const) : ('error' as const),
    })),
  ]
  return (
    <span className={styles.buttons}>
      <Button variant="contained" onClick={() => onChoose({ kind: 'charge' })}>
        {t('charge')}
      </Button>
      {isNarrow ? (
        <OperationMenu operations={others} onChoose={onChoose} />
      ) : (
        others.map(({ label, operation, color }) => (
          <Button key={label} {...(color ? { color } : { variant: 'outlined' })} onClick={() => onChoose(operation)}>
            {label}
          </Button>
        ))
      )}
    </span>
  )
}
