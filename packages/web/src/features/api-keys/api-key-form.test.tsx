import { isKeyEnd } from '@lineboard/contract/api-key-end'
import { DAY_MS } from '@lineboard/contract/durations'
import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemaOf } from '../../kit/define-form.ts'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { issueText } from '../../kit/form/issue-text.ts'
import { wireBody } from '../../kit/rows/save-row.ts'
import { form } from './api-key-form.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const row = {
  ...{ id: 4, userId: 3, customerId: 2, name: 'Nightly export', apikey: '****1', scope: 'read' as const },
  ...{ createdAt: '2025-01-01T00:00:00Z', expiresAt: '2026-01-01T10:00:00.000Z' },
}

/** What the form says of an end, of a key that is there or a new one. */
function saidOf(expiresAt: string, before?: typeof row): string[] {
  const values = { ...form.toValues(before), name: 'Nightly export', expiresAt }
  const body = wireBody(form, values, before)
  const { error } = schemaOf(form, before).safeParse(body, { error: issueText })
  return error?.issues.map(({ message }) => message) ?? []
}

const refused = ['Choose a day from today until two years from now.']

it.each([
  ['2026-05-09', refused],
  ['2026-05-10', []],
  ['2027-05-10', []],
  ['2028-05-10', []],
  ['2028-05-11', refused],
  ['2040-01-01', refused],
])('a key that ends on %s: %j', (day, said) => {
  expect(saidOf(day)).toEqual(said)
  expect(saidOf(day, row)).toEqual(said)
})

it('a key that has ended is given another name, and no other end in the past', () => {
  expect(saidOf('2026-01-01', row)).toEqual([])
  expect(saidOf('2026-01-02', row)).toEqual(refused)
})

function Form() {
  const methods = useForm({ defaultValues: form.toValues(undefined) })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: form.schema, readOnly: false }}>
        <form.Fields row={undefined} />
      </FormFactsProvider>
    </FormProvider>
  )
}

it.each(['2026-05-10T12:00:00Z', '2026-05-10T23:59:59.500Z', '2026-05-10T00:00:00Z'])(
  'offers the days that are taken, at %s',
  (at) => {
    vi.setSystemTime(new Date(at))
    render(<Form />)
    const { min, max } = screen.getByLabelText<HTMLInputElement>(/^Ends/)
    const beside = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
    const isTaken = (day: string) => isKeyEnd(`${day}T23:59:59.000Z`, new Date())
    expect([beside(min, 1), max].map(isTaken)).toEqual([true, true])
    expect([beside(min, -1), beside(max, 1)].map(isTaken)).toEqual([false, false])
    expect([min, max].map((day) => saidOf(day))).toEqual([isTaken(min) ? [] : refused, []])
  },
)
