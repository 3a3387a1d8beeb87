import type { Access } from '@lineboard/sdk'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import type { ComponentType } from 'react'
import { hrefOf, rowHref } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import type { User } from '../../state/session.ts'
import { t } from '../shell.messages.ts'

export interface ProfileEntry {
  id: 'userProfile' | 'settings' | 'customerProfile' | 'billingSettings' | 'diagnosis'
  title: string
  href: string
  Icon: ComponentType
}

type Person = Pick<User, 'id' | 'customerId'>

/** Entries of a person's menu that lead to a screen. */
export function profileEntries({ id, customerId }: Person, access: Access): ProfileEntry[] {
  const customer = rowHref('customers', { action: 'edit', id: customerId }, {}, { from: 'profile_setting' })
  const entries: (ProfileEntry & { isShown: boolean })[] = [
    {
      id: 'userProfile',
      title: t('profile.userProfile'),
      href: rowHref('users', { action: 'edit', id }),
      Icon: AccountCircleOutlined,
      isShown: true,
    },
    { id: 'settings', title: titleOf('settings'), href: hrefOf('settings'), Icon: TuneOutlined, isShown: true },
    {
      id: 'customerProfile',
      title: t('profile.customerProfile'),
      href: customer,
      Icon: ApartmentOutlined,
      isShown: isSeen({ visibleTo: 'administrators' }, access) && isSeen(placeFacts.customers, access),
    },
    {
      id: 'billingSettings',
      title: t('profile.billingSettings'),
      href: hrefOf('billingSettings'),
      Icon: PaymentsOutlined,
      isShown: isSeen(placeFacts.billingProfile, access) && isSeen(placeFacts.billingSettings, access),
    },
    {
      id: 'diagnosis',
      title: titleOf('diagnosis'),
      href: hrefOf('diagnosis'),
      Icon: MonitorHeartOutlined,
      isShown: true,
    },
  ]
  return entries.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry)
}
