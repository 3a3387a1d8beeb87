import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { personName } from '../../lib/person-name.ts'
import type { Place } from '../../places/place.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { showGuide } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { signOut } from '../session/leave.ts'
import { switchColorScheme } from '../start/switch-color-scheme.ts'
import { DeimpersonateButton } from './deimpersonate-button.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { profileEntries } from './profile-entries.ts'
import { ProfileHeader } from './profile-header.tsx'
import styles from './profile-menu.module.css'
import { t } from './shell.messages.ts'

/** The person's own menu. The browser opens, closes and layers it, and gives the focus back. */
export function ProfileMenu({ place }: { place: Place }) {
  const { user, access, impersonation } = useSession()
  const scheme = useColorScheme()
  const [path] = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (path) panel.current?.hidePopover()
  }, [path])

  if (!user || !access) return null
  const name = personName(user)
  const otherScheme = scheme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={panelId}
        aria-label={t('profile.open', { name })}
        title={name}
      >
        <PersonAvatar name={name} />
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <ProfileHeader user={user} seesAll={seesEveryCustomer(access)} />
        <ul className={styles.list}>
          {profileEntries(user, access).map(({ id, title, href, Icon }) => (
            <li key={id}>
              <Link href={href} className={styles.entry}>
                <Icon />
                {title}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                panel.current?.hidePopover()
                showGuide({ screen: place.id })
              }}
            >
              <HelpOutlineOutlined />
              {t('help.guide')}
            </button>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={() => switchColorScheme(otherScheme)}>
              {otherScheme === 'dark' ? <DarkModeOutlined /> : <LightModeOutlined />}
              {t(`profile.${otherScheme}`)}
            </button>
          </li>
          {impersonation && (
            <li>
              <DeimpersonateButton className={styles.entry} />
            </li>
          )}
          <li className={styles.last}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                panel.current?.hidePopover()
                void signOut()
              }}
            >
              <LogoutOutlined />
              {t('profile.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
