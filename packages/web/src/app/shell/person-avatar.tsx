import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './person-avatar.module.css'

interface PersonAvatarProps {
  name: string
  sizePx?: number
}

/** The picture of the signed-in person; while acting as somebody else, that of who does. */
export function PersonAvatar({ name, sizePx = 34 }: PersonAvatarProps) {
  const { impersonation } = useSession()
  const { customAvatar } = useUiSettings()
  const picture = impersonation ? impersonation.incognitoAvatar : customAvatar
  if (!impersonation || picture) return <Avatar name={name} picture={picture} sizePx={sizePx} />
  return (
    <span className={styles.incognito} style={{ width: sizePx, height: sizePx }} data-incognito="">
      <VisibilityOffOutlined />
    </span>
  )
}
