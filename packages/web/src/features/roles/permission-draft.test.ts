import { enumerations } from '@lineboard/contract/enumerations'
import { accessOf, sectionNames } from '@lineboard/sdk'
import { expect, test } from 'vitest'
import { changesBetween, toDraft } from '../../shared/rights/permissions.ts'
import { mayGivePermission, menuAs, presets, withinOwnRights, writesFor } from './permission-matrix.tsx'

const sections = sectionNames.map((name, index) => ({ id: index + 1, name }))
const visibility = (section: number, permission: number) => ({
  id: 100 + section,
  roleId: 7,
  guiSectionId: section,
  guiPermissionId: permission,
  GuiSection: { id: section, name: sectionNames[section - 1] ?? 'Dashboard' },
})

test('every section of the contract can be given', () => {
  expect(new Set(sectionNames)).toEqual(new Set(enumerations.GuiSectionName))
})

test('a section without a row is denied', () => {
  const draft = toDraft([visibility(1, 3), visibility(2, 2)])
  expect(Object.values(draft).filter((permission) => permission !== 'DENY')).toEqual(['PERMITALL', 'READONLY'])
})

test('only what changed is written: rows there are replaced, others added', () => {
  const saved = [visibility(1, 3), visibility(2, 2)]
  const [first = 'Dashboard', second = 'Dashboard', third = 'Dashboard'] = sectionNames
  const draft = { ...toDraft(saved), [first]: 'DENY' as const, [third]: 'READONLY' as const }
  expect(changesBetween(toDraft(saved), draft)).toEqual([
    { section: first, from: 'PERMITALL', to: 'DENY' },
    { section: third, from: 'DENY', to: 'READONLY' },
  ])
  expect(draft[second]).toBe('READONLY')
  expect(writesFor(7, draft, saved, sections)).toEqual([
    { id: 101, roleId: 7, guiSectionId: 1, guiPermissionId: 1 },
    { roleId: 7, guiSectionId: 3, guiPermissionId: 2 },
  ])
})

test('the preview shows what the permissions open', () => {
  const items = (draft: typeof presets.all) =>
    menuAs(draft).flatMap(({ items: entries }) =>
      entries.map(({ label, below }) => [label, ...below.map((each) => each.label)]),
    )
  expect(items(presets.none)).toEqual([['Tickets'], ['Saved Views'], ['Account Profile']])
  expect(items(presets.all).flat()).toContain('SIP Gateways')
  expect(items(presets.calls)).toEqual([
    ['Dashboard'],
    ['Call Logs', 'To Handle', 'Phone Book', 'Blacklist', 'Tickets', 'Saved Views'],
    ['Activity Reports', 'Return on Investment', 'Compare Periods'],
    ['Overview Reports'],
    ['Account Profile'],
  ])
})

test('nobody gives what they lack', () => {
  const [first = 'Dashboard', second = 'Dashboard', third = 'Dashboard'] = sectionNames
  const giver = accessOf({ id: 5, customerId: 2 }, [visibility(1, 3), visibility(2, 2)])
  expect(withinOwnRights(giver, presets.all)).toEqual({ ...presets.none, [first]: 'PERMITALL', [second]: 'READONLY' })
  expect(withinOwnRights(accessOf({ id: 1 }, []), presets.all)).toEqual(presets.all)
  expect(mayGivePermission(giver, third, 'DENY')).toBe(true)
  expect(mayGivePermission(giver, third, 'READONLY')).toBe(false)
})
