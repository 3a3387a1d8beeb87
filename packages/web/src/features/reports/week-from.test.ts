import { expect, it } from 'vitest'
import { weekFrom } from './overview-report-page.tsx'

const days = ['0', '1', '2', '3', '4', '5', '6'].map((key) => ({ key }))
const order = (first: 0 | 1) => weekFrom(first, days).map(({ key }) => key)

it('begins with Sunday or Monday', () => {
  expect(order(0)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(order(1)).toEqual(['1', '2', '3', '4', '5', '6', '0'])
})
