import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { copyText } from '../../../browser/copy-text.ts'
import { reportSearch } from '../../../parts/report/report-definition.ts'
import { toast } from '../../../state/toasts.ts'
import type { ReportView, ReportViews } from './use-report-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface ViewRowProps {
  view: ReportView
  views: ReportViews
  onOpen: () => void
  onShare: () => void
  onEdit: () => void
}

async function copyLink({ name, definition }: ReportView) {
  const search = reportSearch(definition)
  const isCopied = await copyText(`${location.origin}${location.pathname}${search && `?${search}`}`)
  toast(
    isCopied ? { severity: 'success', text: t('linkCopied', { name }) } : { severity: 'warn', text: t('linkRefused') },
  )
}

/** One view: what is done with it, of which others than its owner only open it and copy its link. */
export function ViewRow({ view, views, onOpen, onShare, onEdit }: ViewRowProps) {
  const { name, sharedWith } = view
  const isOwn = views.isOwn(view)
  const remove = async () => {
    if (await views.remove(view)) toast({ severity: 'success', text: t('removed', { name }) })
  }
  const action = (label: string, icon: ReactNode, act: () => void) => (
    <IconButton size="small" aria-label={label} title={label} onClick={act}>
      {icon}
    </IconButton>
  )
  return (
    <li className={styles.item}>
      <button type="button" className={styles.name} aria-current={views.isShown(view)} onClick={onOpen}>
        {name}
        {isOwn && sharedWith.length > 0 && <small>{t('isShared')}</small>}
      </button>
      {isOwn && action(t('share', { name }), <ShareOutlined fontSize="inherit" />, onShare)}
      {action(t('link', { name }), <LinkOutlined fontSize="inherit" />, () => void copyLink(view))}
      {isOwn && action(t('edit', { name }), <EditOutlined fontSize="inherit" />, onEdit)}
      {isOwn && action(t('remove', { name }), <DeleteOutlined fontSize="inherit" />, () => void remove())}
    </li>
  )
}
