import { storedCurrency } from '@lineboard/sdk'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useMoneyIn } from '../../data/rates.ts'
import { switchColorScheme } from '../../data/save-ui-settings.ts'
import { useOffers } from '../../data/server-fields.ts'
import { askShownAgain } from '../../data/use-answer.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { useColorScheme } from '../../state/color-scheme-store.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { showGuide } from '../../state/overlay.ts'
import { type User, useSession } from '../../state/session.ts'
import { formatTimeZone } from '../../state/time-zone-name.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { profileEntries } from '../palette/profile-entries.ts'
import { endActing, signOut } from '../session/leave.ts'
import { t } from '../shell.messages.ts'
import personAvatarStyles from './person-avatar.module.css'
import styles from './profile-menu.module.css'

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
    <span className={personAvatarStyles.incognito} style={{ width: sizePx, height: sizePx }} data-incognito="">
      <VisibilityOffOutlined />
    </span>
  )
}

/** Ends acting as another person. */
export function DeimpersonateButton({ className }: { className: string | undefined }) {
  const { user } = useSession()
  if (!user) return null
  return (
    <button type="button" className={className} onClick={() => void endActing()}>
      <SupervisedUserCircleOutlined />
      {t('impersonation.end', { name: personName(user) })}
    </button>
  )
}

interface ProfileHeaderProps {
  user: Readonly<Pick<User, 'firstName' | 'lastName' | 'username' | 'email' | 'Customer'>>
  seesAll: boolean
}

function Account({ user: { Customer: customer }, seesAll }: ProfileHeaderProps) {
  const moneyOf = useMoneyIn(customer?.currency ?? storedCurrency())
  if (seesAll) return <p className={styles.role}>{t('profile.superAdministrator')}</p>
  if (!customer) return null
  return (
    <dl className={styles.facts}>
      <dt className="visually-hidden">{t('profile.account')}</dt>
      <dd className={styles.company}>{customer.companyName}</dd>
      {customer.billingId && (
        <>
          <dt>{t('profile.accountId')}</dt>
          <dd>{customer.billingId}</dd>
        </>
      )}
      <dt>{t('profile.balance')}</dt>
      <dd className="tabular">{moneyOf(customer.balance)}</dd>
    </dl>
  )
}

/** Who is signed in, for which account, and in which time zone all times are shown. */
export function ProfileHeader({ user, seesAll }: ProfileHeaderProps) {
  // The time zone is written by the settings of the moment.
  useUiSettings()
  return (
    <div className={styles.header}>
      <Link href={hrefOf('settings')} className={styles.who}>
        <PersonAvatar name={personName(user)} sizePx={44} />
        <span className={styles.person}>
          <span className={styles.name}>{personName(user)}</span>
          <span className={styles.email}>{user.email}</span>
        </span>
      </Link>
      <Account user={user} seesAll={seesAll} />
      <dl className={styles.facts}>
        <dt>{t('profile.timeZone')}</dt>
        <dd>
          <Link href={hrefOf('settings', {}, { part: 'region' })}>{formatTimeZone()}</Link>
        </dd>
      </dl>
    </div>
  )
}

/**
 * Closes the menu with each press of an entry, which may lead to the page that is open: its address then stays as it is. The page asks
 * again for all that it shows, as others may have changed it since.
 */
function useClosingPress(panel: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !isShown) return
    const handlePress = ({ target }: MouseEvent) => {
      const entry = target instanceof Element && target.closest('a, button')
      if (!entry) return
      element.hidePopover()
      if (entry instanceof HTMLAnchorElement && entry.pathname === location.pathname) void askShownAgain()
    }
    element.addEventListener('click', handlePress)
    return () => element.removeEventListener('click', handlePress)
  }, [panel, isShown])
}

/** The person's own menu. The browser opens, closes and layers it, and gives the focus back. */
export function ProfileMenu({ place }: { place: Place }) {
  const { user, access, impersonation } = useSession()
  const offers = useOffers()
  const scheme = useColorScheme()
  const [path] = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useClosingPress(panel, Boolean(user && access))

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
          {!impersonation && offers('DashUser.findSessions') && (
            <li>
              <Link href={hrefOf('settings', {}, { part: 'sessions' })} className={styles.entry}>
                <DevicesOutlined />
                {t('profile.sessions')}
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={styles.entry} onClick={() => showGuide({ screen: place.id })}>
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
            <button type="button" className={styles.entry} onClick={() => void signOut()}>
              <LogoutOutlined />
              {t('profile.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
