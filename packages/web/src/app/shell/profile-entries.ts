import type { Access } from '@lineboard/sdk'
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import type { ComponentType } from 'react'
import type { User } from '../../state/session.ts'

export interface ProfileEntry {
  id: 'userProfile' | 'customerProfile' | 'billingSettings'
  href: string
  Icon: ComponentType
}

type Person = Pick<User, 'id' | 'customerId'>

/** Entries of a person's menu that lead to a screen; `hasScreen` tells which addresses lead anywhere. */
export function profileEntries(
  { id, customerId }: Person,
  { isSuperAdmin, isCustomerAdmin }: Pick<Access, 'isSuperAdmin' | 'isCustomerAdmin'>,
  hasScreen: (href: string) => boolean,
): ProfileEntry[] {
  const customerHref = `/service/customer/edit/${customerId}?from=profile_setting`
  const entries: (ProfileEntry & { isShown: boolean })[] = [
    { id: 'userProfile', href: `/service/user/edit/${id}`, Icon: AccountCircleOutlined, isShown: true },
    { id: 'customerProfile', href: customerHref, Icon: ApartmentOutlined, isShown: isCustomerAdmin || isSuperAdmin },
    { id: 'billingSettings', href: '/service/billing/settings', Icon: PaymentsOutlined, isShown: !isSuperAdmin },
  ]
  return entries.filter(({ isShown, href }) => isShown && hasScreen(href)).map(({ isShown: _, ...entry }) => entry)
}
