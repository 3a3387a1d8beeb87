import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import type { ReactNode } from 'react'
import { withoutBase } from '../../../browser/app-base.ts'
import { reportSearch } from '../../../parts/report/report-definition.ts'
import { copyLink } from '../../../parts/views/copy-link.ts'
import { useSharedQuestion } from '../../../parts/views/use-shared-question.tsx'
import { t as said } from '../../../parts/views/views.messages.ts'
import styles from '../../../parts/views/views-panel.module.css'
import { toast } from '../../../state/toasts.ts'
import { RoundButton } from '../../../ui/round-button.tsx'
import { t } from './report-views.messages.ts'
import type { ReportView, ReportViews } from './use-report-views.ts'

interface ViewRowProps {
  view: ReportView
  views: ReportViews
  onOpen: () => void
  onShare: () => void
  onEdit: () => void
}

/** One view: what is done with it, of which others than its owner only open it and copy its link. */
export function ViewRow({ view, views, onOpen, onShare, onEdit }: ViewRowProps) {
  const { name, sharedWith } = view
  const isOwn = views.isOwn(view)
  const { ask, view: question } = useSharedQuestion()
  const remove = async () => {
    if (await views.remove(view)) toast({ severity: 'success', text: t('removed', { name }) })
  }
  const action = (label: string, icon: ReactNode, act: () => void) => (
    <RoundButton size="small" label={label} onClick={act}>
      {icon}
    </RoundButton>
  )
  return (
    <li className={styles.item} data-shown={views.isShown(view)}>
      <button type="button" className={styles.name} aria-current={views.isShown(view)} onClick={onOpen}>
        {name}
        {isOwn && sharedWith.length > 0 && <small>{said('isShared')}</small>}
      </button>
      {isOwn && action(t('share', { name }), <ShareOutlined fontSize="inherit" />, onShare)}
      {action(
        t('link', { name }),
        <LinkOutlined fontSize="inherit" />,
        () => void copyLink(name, withoutBase(location.pathname), reportSearch(view.definition)),
      )}
      {isOwn && action(t('edit', { name }), <EditOutlined fontSize="inherit" />, onEdit)}
      {isOwn &&
        action(t('remove', { name }), <DeleteOutlined fontSize="inherit" />, () =>
          ask('remove', view, () => void remove()),
        )}
      {question}
    </li>
  )
}
