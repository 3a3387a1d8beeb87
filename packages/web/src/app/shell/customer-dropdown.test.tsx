import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberCustomer } from '../../state/chosen-customer.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { CustomerDropdown } from './top-bar.tsx'

const customers = [
  { id: 2, companyName: 'Harbor Dental Group' },
  { id: 3, companyName: 'Kestrel Estates' },
]

beforeEach(() => {
  rememberCustomer(undefined)
  answerCalls(({ url }) => {
    const filter = new URL(url).searchParams.get('filter') ?? '{}'
    const { id, companyName = { ilike: '' } } = JSON.parse(filter).where ?? {}
    const isFound = (name: string) => name.toLowerCase().includes(companyName.ilike.replaceAll('%', ''))
    return customers.filter((each) => (id === undefined || each.id === id) && isFound(each.companyName))
  })
})

const choice = () => screen.findByRole('combobox', { name: 'Customer' })

it('a customer is chosen by a part of the name, which the address keeps, until none is chosen', async () => {
  history.replaceState(null, '', '/service/customer-panel')
  render(<CustomerDropdown />)
  const field = await choice()
  expect(field).toHaveProperty('value', 'Select a Customer')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'harb' } })
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Harbor Dental Group']),
  )
  fireEvent.click(screen.getByRole('option'))
  await waitFor(() => expect(location.search).toBe('?customer=2'))
  fireEvent.mouseDown(field)
  fireEvent.click(await screen.findByRole('option', { name: 'Select a Customer' }))
  await waitFor(() => expect(location.search).toBe(''))
})

it('Enter chooses the customer that is found', async () => {
  history.replaceState(null, '', '/service/customer-panel')
  render(<CustomerDropdown />)
  const field = await choice()
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'kestr' } })
  await screen.findByRole('option', { name: 'Kestrel Estates' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(location.search).toBe('?customer=3'))
})

it('the customer of the address is named', async () => {
  history.replaceState(null, '', '/service/customer-panel?customer=3')
  render(<CustomerDropdown />)
  const field = await choice()
  await waitFor(() => expect(field).toHaveProperty('value', 'Kestrel Estates'))
})
