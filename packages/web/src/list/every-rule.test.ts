import { rowRules } from '@lineboard/contract/row-rules'
import { expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { issueText } from '../kit/form/issue-text.ts'

// What the contract's rules refuse, every form refuses in words, and so does an import, which asks the form's schema.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const resources = Object.values(declarations).flatMap((module) => Object.values(module))

const wrong: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  OpNumber: { tracking_number: '+19999999999' },
  ReceivingNumber: { number: '+19999999999' },
  BlacklistNumber: { number: '+1212' },
  PhoneBook: { number: '+1212' },
  DashUser: { phone: '123' },
  Customer: { phone: '123' },
  RoutingAction: { targets: [{ kind: 'number', target: '+19999999999' }] },
  SipGateway: { address: '999.1.2.300' },
  SystemSetting: { key: 'low_balance', payload: { warnBelowUsd: 10, stopBelowUsd: 20 } },
  Whitelist: { ip: '203.0.113.7', mask: 33, pattern: '(' },
}

it('knows a wrong row for every rule', () => {
  expect(Object.keys(wrong).sort()).toEqual(Object.keys(rowRules).sort())
})

it.each(Object.entries(wrong))('forms of %s refuse %o as the contract does', async (model, row) => {
  const forms = resources.filter((each) => each.model === model && each.form !== undefined)
  expect(forms.length).toBeGreaterThan(0)
  const expected = rowRules[model]?.(row).map(({ field }) => field) ?? []
  expect(expected.length).toBeGreaterThan(0)
  for (const { form } of forms) {
    const { schema, changeSchema = schema } = (await form?.load())?.form ?? {}
    for (const each of [schema, changeSchema]) {
      const issues = each?.safeParse(row, { error: issueText }).error?.issues ?? []
      const custom = issues.filter(({ code }) => code === 'custom')
      expect(custom.map(({ path }) => path.join('.'))).toEqual(expected)
      for (const { message } of custom) expect(message).toMatch(/^(Type|There is no|An IPv4|This is not) .+\.$/)
    }
  }
})
