import { operationTable } from '@lineboard/contract'
import { groupOf, parseFilterText } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { auditLogs } from './audit-logs.resource.ts'

/** Models whose calls say who may do what, or move money. */
const models = [
  'DashRole',
  'DashRoleMapping',
  'GuiVisibility',
  'ApiKey',
  'PaymentMethod',
  'PaymentTransaction',
  'Product',
  'ProductVariation',
] as const

it('roles, keys and money have a button that finds each call that changes them', () => {
  const filter = auditLogs.quickFilters?.find(({ label }) => label === 'Roles, keys and money')?.filter ?? ''
  const [block] = parseFilterText(filter, auditLogs.searchable).ast
  const group = block && groupOf(block, auditLogs.searchable)
  expect(group?.mode).toBe('any')
  const words =
    group?.ast.flatMap((each) => (each.type === 'field' && each.key === 'endpoint' ? [each.value] : [])) ?? []
  const ofModels = models.flatMap((model) => Object.values(operationTable[model]))
  const others = [operationTable.DashUser.setRole, operationTable.DashUser.deleteRoleMapping]
  const paths = [...ofModels, ...others].map((line) => line.split(' ')).filter(([method]) => method !== 'GET')
  expect(paths.length).toBeGreaterThan(20)
  const isFound = (path = '') => words.some((word) => path.toLowerCase().includes(word.toLowerCase()))
  expect(paths.filter(([, path]) => !isFound(path))).toEqual([])
})
