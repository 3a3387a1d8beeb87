import { readdirSync, readFileSync } from 'node:fs'
import { setStoredCurrency } from '@lineboard/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { figures } from '../features/reports/figure-columns.ts'
import type { Resource } from '../kit/define-resource.ts'
import { cellText } from '../kit/rows/row-text.ts'
import { amountToType, readAmount } from '../state/typed-amount.ts'
import { exportColumns } from './export/rows-file.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const resources = Object.values(declarations).flatMap((module) => Object.values(module))

const folder = new URL('../../../../contract/schemas/', import.meta.url)
const schemas = Object.fromEntries(
  readdirSync(folder).flatMap((file) => Object.entries<object>(parse(readFileSync(new URL(file, folder), 'utf8')))),
)

/** Fields of a model that the contract describes as amounts in the stored currency. */
function amountsOf(model: string): string[] {
  const properties: Readonly<Record<string, { type?: string; description?: string }>> = Object(
    Reflect.get(Object(schemas[model]), 'properties'),
  )
  return Object.entries(properties).flatMap(([field, { type, description = '' }]) =>
    type === 'number' && /\bUSD\b/.test(description) ? [field] : [],
  )
}

const columns = resources.flatMap(({ path, entity, columns }) =>
  columns.filter(({ field }) => amountsOf(entity).includes(field)).map((column) => ({ path, column })),
)

beforeEach(() => setStoredCurrency('EUR'))
afterEach(() => setStoredCurrency())

describe('amounts of a core API that keeps euros', () => {
  it('are columns of the lists of calls, customers, sources, numbers and transactions', () => {
    expect(new Set(columns.map(({ column }) => column.field))).toEqual(
      new Set([
        'charge',
        'balance',
        'monthlyCost',
        'callValue',
        'monthlyPrice',
        'amount',
        'balanceAfter',
        'refundedAmount',
      ]),
    )
  })

  it.each(columns.map(({ path, column }) => ({ name: `${path} ${column.field}`, column })))(
    '$name is shown, filtered and exported in euros',
    ({ column }) => {
      const { cell } = column
      const row = { balanceAfter: 100 }
      expect(cellText(column, { ...row, [column.field]: 12.5 })).toContain('€12.50')
      expect(cell.ofFilter?.('12.5')).toBe('€12.50')
      expect(exportColumns([column], [], 'UTC')[0]?.header).toBe(`${column.label} (EUR)`)
    },
  )

  it('are figures of reports in euros', () => {
    expect(figures.find(({ id }) => id === 'charge')?.fileUnit).toBe('EUR')
  })

  it('are typed in euros', () => {
    expect(readAmount('€12.50')).toEqual({ kind: 'amount', amount: 12.5 })
    expect(readAmount('$12.50')).toMatchObject({ kind: 'currency' })
    expect(amountToType(12.5)).toBe('12.50')
  })

  it('are called dollars nowhere in the app or its translations', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**'], {
      ...{ eager: true, query: '?raw', import: 'default' },
    })
    const isDollar = /['"]USD['"]|US dollars?'|[^/*].*'[^']*US dollars?[^']*'/
    const named = Object.entries(sources).filter(([, text]) =>
      text.split('\n').some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && isDollar.test(line)),
    )
    expect(named.map(([path]) => path)).toEqual([])
    for (const [language, words] of [
      ['de', /US-Dollar/],
      ['es', /dólares? estadounidense/],
      ['ar', /دولار أمريكي|الدولار الأمريكي/],
    ] as const)
      expect(readFileSync(new URL(`../../languages/${language}.json`, import.meta.url), 'utf8')).not.toMatch(words)
  })
})
