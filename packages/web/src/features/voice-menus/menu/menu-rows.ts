import { OWNER_ID } from '@lineboard/contract/owner'
import { useMemo } from 'react'
import { useCall } from '../../../data/use-call.ts'
import type { MenuRows } from './edited-menu.ts'

/**
 * What a customer's menus can lead to, and what leads to them; undefined while it is looked up. What the person may not read is left
 * out, and not held against a menu.
 */
export function useMenuRows(customerId: number | undefined): MenuRows | undefined {
  const own = customerId === undefined ? null : { filter: { where: { customerId } } }
  const orOwners =
    customerId === undefined ? null : { filter: { where: { customerId: { inq: [customerId, OWNER_ID] } } } }
  const menus = useCall('Ivr.find', own && { filter: { ...own.filter, include: ['Actions'] } }, { silent: true }).data
  const gateways = useCall('SipGateway.find', orOwners, { silent: true }).data
  const actions = useCall('RoutingAction.find', own, { silent: true }).data
  const itself = customerId === undefined ? null : { filter: { where: { id: customerId } } }
  const customers = useCall('Customer.find', itself, { silent: true }).data
  return useMemo(
    () =>
      customerId !== undefined && menus && gateways ? { customerId, menus, gateways, actions, customers } : undefined,
    [customerId, menus, gateways, actions, customers],
  )
}
