import type { components } from '@lineboard/contract'
import { zTicketInput } from '@lineboard/contract/zod'
import { useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { type AssetReference, aboutParameter } from '../../shared/tickets/about.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { isKind } from './asset-links.tsx'
import { AssetsInput } from './assets-input.tsx'
import { FilePicker } from './file-picker.tsx'
import { priorityLabels } from './ticket-cells.ts'
import { TicketOwnerInput } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'
import { sendFiles, useFilesField } from './use-uploads.ts'

/** What an address names; undefined for one that names nothing. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kind, idText, name] = /^(\w+):(\d*):(.{1,120})$/s.exec(text ?? '') ?? []
  const recordId = positiveInteger(idText)
  if (!kind || !isKind(kind) || !name || (idText && recordId === undefined)) return undefined
  return { kind, ...(recordId !== undefined && { recordId }), name }
}

type Ticket = components['schemas']['Ticket']

/** What the address says the ticket is about: the row it was opened from. */
function fromAddress(): AssetReference[] {
  const asset = fromAbout(new URLSearchParams(location.search).get(aboutParameter))
  return asset ? [asset] : []
}

const noFiles: readonly File[] = []

const toValues = () => ({
  subject: '',
  body: '',
  priority: 'normal',
  ownerId: null,
  assets: fromAddress(),
  files: noFiles,
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields() {
  const { user } = useSession()
  const mayAttach = useMay('Ticket.createVersionAttachment')
  const files = useFilesField()
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
      {mayAttach && <FilePicker chosen={files} />}
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: zTicketInput,
  toValues,
  // A file is sent to a version, which a ticket has once it is opened.
  afterSave: {
    what: t('itsFiles'),
    call: 'Ticket.createVersionAttachment',
    needs: ['id', 'versionId'],
    run: (ticket: Ticket, { files }: Values) => sendFiles(ticket, files),
  },
  Fields,
})
