import { GuiSectionName } from '@lineboard/contract/sections'
import type { Access } from '@lineboard/sdk'
import { aboutParameter, rowHref } from './href.ts'
import { isChanged, isSeen } from './is-seen.ts'
import { t as adminText } from './permission-admin.messages.ts'
import { placeFacts } from './place.ts'
import type { PlaceFacts } from './place-entry.ts'
import { t } from './why-unseen.messages.ts'

/** Who can give a person more rights: administrators do, to everybody but themselves. */
export function permissionAdmin({
  isCustomerAdmin,
  isOwner,
}: Access): 'administrator' | 'service' | 'superAdministrator' {
  if (!isCustomerAdmin) return 'administrator'
  return isOwner ? 'superAdministrator' : 'service'
}

/** The same in a sentence; none while it is not known who asks. */
export const permissionAdminText = (access: Access | undefined): string =>
  access ? adminText(permissionAdmin(access)) : ''

/** What stands between a person and a place: a permission, which kind of administrator they are, or whose people. */
export type WhyUnseen = 'permission' | 'administrator' | 'owner' | 'superAdministrator' | 'account'

const everySection = Object.fromEntries(GuiSectionName.map((name) => [name, 'all'] as const))

type Asked = Parameters<typeof isSeen>[0] & Pick<PlaceFacts, 'ofOwner'>

/** Why a person does not see a place: the least that would have to change for it. */
export function whyUnseen(place: Asked, access: Access): WhyUnseen {
  const permitted = { ...access, sections: { ...access.sections, ...everySection } }
  if (isSeen(place, permitted)) return 'permission'
  if (isSeen(place, { ...permitted, principalType: 'ADMIN', isCustomerAdmin: true })) return 'administrator'
  if (!access.isOwner) return 'owner'
  return isSeen(place, { ...permitted, isSuperAdmin: true }) ? 'superAdministrator' : 'account'
}

/** Why a person who sees a place may not do there what changes it, in a sentence. */
export const whyUnchangedText = (place: Asked, access: Access): string =>
  isChanged(place, access) ? t('unchanged') : t('readOnly', { who: permissionAdminText(access) })

/** Why a place is not seen, in a sentence, with who can change that where anybody can. */
export function whyUnseenText(place: Asked, access: Access): string {
  const why = whyUnseen(place, access)
  return why === 'permission' ? t(why, { who: permissionAdminText(access) }) : t(why)
}

/** The form that opens a ticket about a place which only people of the owner see; undefined where a ticket is not the way on. */
export function ticketForUnseen(place: Asked, title: string, access: Access): string | undefined {
  if (whyUnseen(place, access) !== 'owner' || !isChanged(placeFacts.tickets, access)) return undefined
  return rowHref('tickets', { action: 'add' }, {}, { [aboutParameter]: `other::${title}` })
}

/** What leads there. */
export const askInTicketText = (): string => t('askInTicket')

/** What leads on from there, to where a person can go. */
export const firstSeenText = (): string => t('firstSeen')
