import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import styles from './filter-help.module.css'

/** What can be typed into the filter box, and the fields that can be named there; choosing one starts a condition. */
export function FilterHelp({ onInsert }: { onInsert: (text: string) => void }) {
  const { resource } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const fields = resource.columns.flatMap(({ search, label }) => (search ? [{ search, label }] : []))
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('filter.help')}
        title={t('filter.help')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpOutlineOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.help } }}
      >
        <h2 id={titleId}>{t('filter.help')}</h2>
        <p>{t('filter.helpWords')}</p>
        <p>
          {t('filter.helpKey')}{' '}
          <code>
            {fields
              .slice(0, 2)
              .map(({ search }) => `${search}:"…"`)
              .join(', ')}
          </code>
        </p>
        {resource.periodField && <p>{t('filter.helpTime')}</p>}
        <h3>{t('filter.helpFields')}</h3>
        <ul>
          {fields.map(({ search, label }) => (
            <li key={search}>
              <button
                type="button"
                onClick={() => {
                  setAnchor(null)
                  onInsert(`${search}:""`)
                }}
              >
                <code>{search}</code>
                <span>{label}</span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
