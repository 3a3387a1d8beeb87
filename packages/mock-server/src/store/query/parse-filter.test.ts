import { describe, expect, test } from 'vitest'
import { compileOrder } from './order.ts'
import { parseObject, toFilter } from './parse-filter.ts'

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a filter too large to be run for everybody is refused, and says so', () => {
  test('arrays in each other', () => {
    expect(() => parseObject(`{"where":{"id":{"inq":${nested(5000)}}}}`, 'filter')).toThrow(
      'nested deeper than 100 levels',
    )
    expect(() => parseObject(`{"fields":${nested(13)}}`, 'filter')).toThrow('exceeds maximum depth 12')
    expect(parseObject(`{"fields":${nested(12)}}`, 'filter')).toHaveProperty('fields')
  })

  test('fields of an order', () => {
    const order = many(11, 'id')
    expect(() => compileOrder(order, 'Customer', () => undefined)).toThrow('The order has too many fields: at most 10')
    expect(() => compileOrder(order.slice(1), 'Customer', () => undefined)).not.toThrow()
  })

  test('relations, at all levels together', () => {
    const five = { relation: 'owner', scope: { include: many(5, 'Customer') } }
    expect(() => toFilter({ include: many(5, five) }, 'Ticket')).not.toThrow()
    expect(() => toFilter({ include: many(6, five) }, 'Ticket')).toThrow('names too many relations: at most 30')
    expect(() => toFilter({ include: many(31, 'Customer') }, 'Ticket')).toThrow('names too many relations')
  })

  test('relations in each other', () => {
    const inside = (levels: number): Record<string, unknown> =>
      levels === 0
        ? {}
        : {
            include: [
              { relation: 'principals', scope: { include: [{ relation: 'DashRole', scope: inside(levels - 1) }] } },
            ],
          }
    expect(() => toFilter(inside(3), 'DashRole')).not.toThrow()
    expect(() => toFilter(inside(4), 'DashRole')).toThrow('The include filter is nested too deep.')
  })
})
