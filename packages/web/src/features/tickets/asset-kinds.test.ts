import { accessOf } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { assetKindLabels } from '../../shared/tickets/about.ts'
import { assetHref, offeredKinds, sourceOf } from './asset-links.tsx'

const seeing = (name: string) => accessOf({ id: 5 }, [{ GuiSection: { name }, GuiPermission: { name: 'READONLY' } }])

test('kinds are offered to anyone who sees their list, and what is only named to everybody', () => {
  expect(offeredKinds(seeing('SIP Gateways'))).toEqual(['sip_gateway', 'device', 'other'])
  expect(offeredKinds(accessOf({ id: 1, isSuperAdmin: true }, []))).toEqual(Object.keys(assetKindLabels))
})

test('a record is linked for anyone who sees its list', () => {
  const gateway = { kind: 'sip_gateway', recordId: 4 } as const
  expect(assetHref(gateway, seeing('SIP Gateways'))).toBe('/service/routing/sipgateway/edit/4')
  expect(assetHref(gateway, seeing('Call Logs'))).toBeUndefined()
  expect(assetHref({ kind: 'device' }, seeing('SIP Gateways'))).toBeUndefined()
})

test('calls of one caller are distinguished by their time, people are called by their names', () => {
  const call = { callerNumber: '+12125550100', startedAt: '2026-03-02T15:04:10.000Z' }
  expect(sourceOf('call')?.nameOf(call)).toMatch(/^\(212\) 555-0100, .*2026/)
  expect(sourceOf('user')?.nameOf({ username: 'ann', firstName: 'Ann', lastName: 'Smith' })).toBe('Ann Smith')
  expect(sourceOf('user')?.nameOf({ username: 'bob' })).toBe('bob')
})
