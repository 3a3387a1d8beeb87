import { zCustomerInput } from '@lineboard/contract/zod'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { textCell } from '../cells/text-cells.tsx'
import type { Form } from '../define-form.ts'
import { defineResource } from '../define-resource.ts'
import { useConflict } from './use-conflict.tsx'

const customers = defineResource({
  place: 'customers',
  nouns: { one: 'customer', other: 'customers' },
  list: 'Customer.find',
  columns: [{ field: 'companyName', label: 'Company', cell: textCell }],
  lead: 'companyName',
  defaultSort: { field: 'companyName', direction: 'asc' },
})

const loaded = { id: 2, companyName: 'Harbor', firstName: 'Nora', lastName: 'Lind', currency: 'USD', seats: ['1'] }

const form: Form = {
  schema: zCustomerInput,
  toValues: (row) => ({ ...row }),
  savedApart: ['seats'],
  Fields: () => null,
}

/** The row as somebody else has left it. */
let now: object | undefined
const put = new Map<string, unknown>()
let answered: unknown

beforeEach(() => {
  put.clear()
  answered = undefined
  answerCalls(() => (now ? [now] : []))
})
/** A form whose first name, and whatever else, was typed over. */
function Sample({ typed }: { typed: object }) {
  const { settle, view } = useConflict(customers)
  const values = { ...loaded, firstName: 'Norah', ...typed }
  const { seats: _, ...mine } = values
  const fields = new Map([['currency', { label: 'Currency', toText: (code: unknown) => `In ${code}` }]])
  const open = { fields, values: () => values, put: (name: string, value: unknown) => void put.set(name, value) }
  const save = async () => {
    answered = await settle({ form, loaded, id: 2, mine, open }).then(
      (settled) => settled?.body ?? 'went back',
      (error: unknown) => String(Reflect.get(Object(error), 'message')),
    )
  }
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      {view}
    </>
  )
}

async function save(typed: object = {}) {
  render(<Sample typed={typed} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(answered ?? screen.queryByRole('dialog')).toBeTruthy())
}

const side = (field: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole<HTMLInputElement>('radio', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows both versions of what somebody else changed, and saves what is chosen for each', async () => {
  now = { ...loaded, firstName: 'Eleonora', lastName: 'Quist', currency: 'EUR' }
  await save()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(side(/^First name It was: Nora$/i, /^Mine\s*Norah/).checked).toBe(true)
  expect(side(/^Last name/i, /^Theirs\s*Quist/).checked).toBe(true)
  fireEvent.click(side(/^Currency It was: In USD/, /^Mine\s*In USD/))
  press('Save this')
  await waitFor(() => expect(answered).toMatchObject({ firstName: 'Norah', lastName: 'Quist', currency: 'USD' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('saves nothing for who goes back to the form', async () => {
  now = { ...loaded, firstName: 'Eleonora' }
  await save()
  press('Back to the form')
  await waitFor(() => expect(answered).toBe('went back'))
})

it('asks nothing where somebody else changed a field to the same', async () => {
  now = { ...loaded, firstName: 'Norah' }
  await save()
  expect(answered).toMatchObject({ firstName: 'Norah', currency: 'USD' })
})

it('does not add a deleted row again', async () => {
  now = undefined
  await save()
  expect(answered).toBe('Somebody else, or another tab, has deleted this, so it cannot be saved.')
})

it('compares what is saved by calls of its own, and puts what was chosen of it into its field', async () => {
  now = { ...loaded, seats: ['1', '2'] }
  await save()
  expect(screen.getAllByRole('group')).toHaveLength(1)
  press('Save this')
  await waitFor(() => expect([...put]).toEqual([['seats', ['1', '2']]]))
  expect(answered).not.toHaveProperty('seats')
})
