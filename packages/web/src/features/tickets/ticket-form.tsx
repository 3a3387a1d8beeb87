import { zTicketInput } from '@lineboard/contract/zod'
import { useWatch } from 'react-hook-form'
import { type AssetReference, aboutParameter } from '../../parts/tickets/about.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { useSession } from '../../state/session.ts'
import { AssetsInput } from './assets-input.tsx'
import { fromAbout } from './from-about.ts'
import { priorityLabels } from './ticket-labels.ts'
import { TicketOwnerInput } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'

/** What the address says the ticket is about: the row it was opened from. */
function fromAddress(): AssetReference[] {
  const asset = fromAbout(new URLSearchParams(location.search).get(aboutParameter))
  return asset ? [asset] : []
}

const toValues = () => ({ subject: '', body: '', priority: 'normal', ownerId: null, assets: fromAddress() })

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields() {
  const { user } = useSession()
  // Whoever opens tickets for every customer is asked for the owner of this one.
  const chosen: unknown = useWatch({ name: 'customerId' })
  const customerId = typeof chosen === 'number' ? chosen : undefined
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="subject" label={t('subject')} hint={t('subjectHint')} />
      <TextInput name="body" label={t('body')} lines={6} />
      <AssetsInput customerId={customerId} />
      <SelectInput name="priority" label={t('priority')} choices={choicesOf(priorityLabels)} />
      <TicketOwnerInput customerId={customerId ?? user?.customerId} />
    </FieldGroup>
  )
}

export const form = defineForm({ schema: zTicketInput, toValues, Fields })
