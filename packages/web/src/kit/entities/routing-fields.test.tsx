import { zOpNumberInput } from '@lineboard/contract/zod'
import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { FormFactsProvider } from '../form/form-context.ts'
import { GatewayField } from './routing-fields.tsx'

afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

function Form() {
  const methods = useForm({ defaultValues: { sip_gatewayId: 1, customerId: 2 } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zOpNumberInput, readOnly: false }}>
        <GatewayField />
      </FormFactsProvider>
    </FormProvider>
  )
}

const sections = [{ GuiSection: { name: 'Tracking Numbers' }, GuiPermission: { name: 'PERMITALL' } }]
const people = {
  customer: accessOf({ id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, sections),
  owner: accessOf({ id: 1, customerId: 1 }, []),
}

function show(who: keyof typeof people) {
  answerCalls(() => [])
  showSession({ status: 'signed-in', user: testUser() })
  sessionStore.access = people[who]
  render(<Form />)
}

it("a number that leaves over the owner's gateway says so to its customer, who sees none of those", async () => {
  show('customer')
  expect(await screen.findByDisplayValue('A gateway of the service')).toBeTruthy()
  expect(screen.queryByText(/is gone/)).toBeNull()
})

it('users who see all gateways get a message about one that is gone', async () => {
  show('owner')
  expect(await screen.findByText('The chosen entry is gone. Choose another.')).toBeTruthy()
})
