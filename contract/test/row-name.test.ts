import { expect, it } from 'vitest'
import { entities } from '../src/generated/entities.gen.ts'
import { operationTable } from '../src/index.ts'
import { auditNameFieldOf } from '../src/row-name.ts'

/** Rows that join others: what is said of them is which one it was. */
const joining = ['CustomerProductsRel', 'DashRoleMapping', 'GuiVisibility', 'Observer', 'Subscription']

const deleted = Object.entries(operationTable)
  .filter(([, verbs]) => Object.keys(verbs).some((verb) => /^delete(ById|All|\w+WithOption)$/.test(verb)))
  .map(([model]) => model)

it.each(deleted)('a %s that was deleted is called by a text of its own', (model) => {
  const field = auditNameFieldOf(model)
  if (joining.includes(model)) return expect(field).toBeUndefined()
  const kept: Readonly<Record<string, { fields: Readonly<Record<string, string>> }>> = entities
  expect(kept[model]?.fields[field ?? '']).toBe('string')
})
