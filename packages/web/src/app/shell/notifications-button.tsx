import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { notifications, seeNotifications, unseenCount } from '../../state/notifications.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SideDialog } from '../../ui/side-dialog.tsx'
import { NotificationList } from './notification-list.tsx'
import { t } from './shell.messages.ts'

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
