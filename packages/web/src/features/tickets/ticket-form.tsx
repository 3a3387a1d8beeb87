import { zTicketInput } from '@lineboard/contract/zod'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { aboutParameter, fromAbout } from './about.ts'
import { priorityLabels } from './labels.ts'
import { t } from './tickets.messages.ts'

const about = () => fromAbout(new URLSearchParams(location.search).get(aboutParameter))

const toValues = () => ({
  subject: '',
  body: '',
  priority: 'normal',
  ownerId: null,
  about: about()?.name ?? '',
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput, RelationInput } = inputsFor<Values>()

function toBody({ about: name, ...values }: Values) {
  const record = about()
  // A name that was changed no longer means the record the ticket was opened from.
  const asset = record?.name === name ? record : { kind: 'other', name: name.trim() }
  return { ...values, ...(name.trim() && { assets: [asset] }) }
}

function Fields() {
  return (
    <FieldGroup title={t('group')}>
      <TextInput name="subject" label={t('subject')} hint={t('subjectHint')} />
      <TextInput name="body" label={t('body')} lines={6} />
      <TextInput name="about" label={t('about')} hint={t('aboutHint')} />
      <SelectInput name="priority" label={t('priority')} choices={choicesOf(priorityLabels)} span={1} />
      <RelationInput name="ownerId" label={t('owner')} list="DashUser.find" textField="username" />
    </FieldGroup>
  )
}

export const form = defineForm({ schema: zTicketInput, toValues, toBody, Fields })
