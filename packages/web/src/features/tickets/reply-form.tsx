import type { components } from '@lineboard/contract'
import { zTicketVersionInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { toast } from '../../state/toasts.ts'
import { FilePicker } from './file-picker.tsx'
import { priorityLabels, type StateName, stateId, stateLabels } from './labels.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'
import { useUploads } from './use-uploads.ts'

type Ticket = components['schemas']['Ticket']
type Version = components['schemas']['TicketVersion']
type Priority = Version['priority']

interface Values {
  body: string
  state: StateName
  priority: Priority
  ownerId: number | null
}

const { TextInput, SelectInput, RelationInput } = inputsFor<Values>()

interface ReplyFormProps {
  ticket: Ticket
  /** The version that the next one follows. */
  latest: Version
  onSent: () => void
}

/** Adds a version: an answer, a new state, owner or priority, and files. What was written stays until it is there. */
export function ReplyForm({ ticket, latest, onSent }: ReplyFormProps) {
  const methods = useForm<Values>({
    defaultValues: {
      body: '',
      state: latest.state,
      priority: latest.priority,
      ownerId: latest.ownerId ?? null,
    },
  })
  const uploads = useUploads()
  const [problem, setProblem] = useState<string>()
  const { isSubmitting, dirtyFields } = methods.formState

  const send = methods.handleSubmit(async ({ body, state, priority, ownerId }) => {
    const changes = {
      ...(body.trim() && { body: body.trim() }),
      ...(dirtyFields.state && { stateId: stateId(state) }),
      ...(dirtyFields.priority && { priority }),
      ...(dirtyFields.ownerId && ownerId !== null && { ownerId }),
    }
    const hasChanges = Object.keys(changes).length > 0
    setProblem(undefined)
    if (!hasChanges && uploads.files.length === 0) return setProblem(t('nothingNew'))
    try {
      // Files alone belong to the version that is there.
      const version = hasChanges ? await api().Ticket.createVersion({ id: ticket.id, body: changes }) : latest
      await uploads.send(ticket.id, version.id)
      toast({ severity: 'success', text: t('sent') })
      void refresh('Ticket')
      onSent()
    } catch (error) {
      reportError(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zTicketVersionInput, readOnly: false }}>
        <form className={styles.reply} noValidate onSubmit={send} aria-label={t('reply')}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <FieldGroup title={t('reply')}>
            <TextInput name="body" label={t('replyBody')} hint={t('replyHint')} lines={3} />
            <SelectInput name="state" label={t('state')} choices={choicesOf(stateLabels)} span={1} />
            <SelectInput name="priority" label={t('priority')} choices={choicesOf(priorityLabels)} span={1} />
            <RelationInput
              name="ownerId"
              label={t('owner')}
              list="DashUser.find"
              textField="username"
              initial={ticket.owner}
            />
          </FieldGroup>
          <FilePicker uploads={uploads} />
          <Button type="submit" variant="contained" disabled={isSubmitting} className={styles.send}>
            {t('send')}
          </Button>
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}
