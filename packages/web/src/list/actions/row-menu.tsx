import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import type { MenuAction, RowDialogModule } from '../../kit/actions/action.ts'
import { useRowName } from '../../kit/rows/row-text.ts'
import { Themed } from '../../ui/themed.tsx'
import { unlessRepeated, useWanted } from '../../ui/use-wanted.ts'
import { t } from '../context/list.messages.ts'
import { useListCommands, useListQuery, useListRows, useListSelection } from '../context/list-provider.tsx'
import { copyRowLink } from '../views/copy-row-link.ts'
import { rowActions } from './row-actions.ts'
import styles from './row-menu.module.css'

interface RowMenuProps {
  row: object
  anchor: HTMLElement
  onClose: () => void
}

const menuPaper = { paper: { className: styles.menu ?? '' } }

/** What else can be done with a row, and the dialog of what was chosen. */
export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const [dialog, setDialog] = useState<LoadOnce<RowDialogModule>>()
  const name = useRowName(list.resource)(row)

  async function run(action: Extract<MenuAction, { run: unknown }>) {
    onClose()
    try {
      await action.run?.(row, list)
      if (!action.forReaders) list.refresh()
    } catch (error) {
      reportError(error)
    }
  }
  const choose = (action: MenuAction) => {
    if (action.dialog) setDialog(loadOnce(() => action.dialog()))
    else void run(action)
  }
  if (dialog) return <RowDialog source={dialog} row={row} onClose={onClose} />
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={unlessRepeated(onClose)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={menuPaper}
      >
        <MenuList dense autoFocus autoFocusItem aria-label={t('tools.rowActions', { name })}>
          {[...rowActions(list, row), copyRowLink(list.resource)].map((action) => (
            <MenuItem key={action.id} onClick={() => choose(action)}>
              {action.icon && (
                <ListItemIcon>
                  <action.icon fontSize="small" />
                </ListItemIcon>
              )}
              {action.label}
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
    </Themed>
  )
}

interface RowDialogProps {
  source: LoadOnce<RowDialogModule>
  row: object
  onClose: () => void
}

function RowDialog({ source, row, onClose }: RowDialogProps) {
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const value = useWanted(source)
  return value ? <value.ActionDialog row={row} list={list} onClose={onClose} /> : null
}
