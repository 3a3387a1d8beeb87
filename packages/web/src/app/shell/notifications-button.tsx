import { isInstant } from '@lineboard/sdk'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { rowHref } from '../../places/href.ts'
import { formatDateTime } from '../../state/dates.ts'
import {
  dismissAllNotifications,
  dismissNotification,
  type Notification,
  notifications,
  seeNotifications,
  unseenCount,
} from '../../state/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { StatePanel } from '../../ui/plain-state.tsx'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { StatusIcon } from '../../ui/status-icon.tsx'
import { t } from '../shell.messages.ts'
import styles from './notification-list.module.css'

interface NotificationListProps {
  list: readonly Notification[]
  onClose: () => void
}

// In the person's zone and words, as all times; a server may say it in words of its own.
const whenOf = (date: string) => (isInstant(date) ? formatDateTime(date) : date)

/** What the person was told, newest first, each to be dismissed alone or all together. */
function NotificationList({ list, onClose }: NotificationListProps) {
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        {list.length > 0 && (
          <Button variant="quiet" size="large" onClick={dismissAllNotifications}>
            {t('notifications.dismissAll')}
          </Button>
        )}
        <IconButton label={t('close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </div>
      {list.length === 0 && (
        <StatePanel
          icon={<NotificationsNoneOutlined />}
          title={t('notifications.empty')}
          text={t('notifications.what')}
        />
      )}
      <ul className={styles.list}>
        {list.map(({ id, status, date, msg, sender, templateId }, index) => (
          <li key={id} className={styles.item}>
            <span className={styles[status]}>
              <StatusIcon severity={status} />
            </span>
            <div className={styles.words}>
              <p className={styles.text}>{msg}</p>
              {templateId !== undefined && (
                <Link href={rowHref('templates', { action: 'view', id: templateId })} onClick={onClose}>
                  {t('notifications.openView')}
                </Link>
              )}
              <p className={styles.date}>
                {sender === undefined ? whenOf(date) : t('notifications.from', { sender, date: whenOf(date) })}
              </p>
            </div>
            <IconButton label={t('notifications.dismiss')} onClick={() => dismissNotification(index)}>
              <CloseOutlined />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The bell with the number of notifications that were not seen yet, and the panel it opens. */
export function NotificationsButton() {
  const [isOpen, setOpen] = useState(false)
  const { list } = useSnapshot(notifications)
  const unseen = unseenCount(list)
  useEffect(() => {
    if (isOpen && unseen > 0) seeNotifications()
  }, [isOpen, unseen])
  return (
    <>
      <IconButton
        label={t('notifications.open', { count: unseen })}
        caption={t('notifications.title')}
        count={unseen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NotificationsNoneOutlined />
      </IconButton>
      <SideDialog
        label={t('notifications.title')}
        side="right"
        width="27rem"
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <NotificationList list={list} onClose={() => setOpen(false)} />
      </SideDialog>
    </>
  )
}
