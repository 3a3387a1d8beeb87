import type { components } from '@lineboard/contract'
import { zTicketVersionInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { useUnsavedDetails } from '../../kit/drawer/unsaved-guard.tsx'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { useRefusals } from '../../kit/form/server-errors.ts'
import { storedId } from '../../kit/row-result.ts'
import { comma } from '../../lib/messages.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { isSameAsset } from './asset-links.tsx'
import { AssetsInput } from './assets-input.tsx'
import { FilePicker } from './file-picker.tsx'
import { priorityLabels, type StateName, stateId, stateLabels } from './ticket-cells.ts'
import styles from './ticket-details.module.css'
import { TicketOwnerInput } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'
import type { Uploads } from './upload-queue.ts'

type VersionInput = components['schemas']['TicketVersionInput']

/** What stands in the fields of an answer. */
export interface ReplyValues {
  body: string
  title: string
  state: StateName
  priority: components['schemas']['TicketPriority']
  ownerId: number | null
  assets: readonly AssetReference[]
}

const isSameList = (one: readonly AssetReference[], other: readonly AssetReference[]) =>
  one.length === other.length && one.every((asset) => other.some((each) => isSameAsset(each, asset)))

/** The version to add: only what is said and what differs. Undefined where that is nothing. */
export function replyBody(before: ReplyValues, { body, title, state, priority, ownerId, assets }: ReplyValues) {
  const changes: VersionInput = {
    ...(body.trim() && { body: body.trim() }),
    ...(title.trim() !== before.title && { title: title.trim() }),
    ...(state !== before.state && { stateId: stateId(state) }),
    ...(priority !== before.priority && { priority }),
    ...(ownerId !== before.ownerId && { ownerId }),
    ...(!isSameList(assets, before.assets) && { assets: [...assets] }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

type Ticket = components['schemas']['Ticket']
type Version = components['schemas']['TicketVersion']

const { TextInput, SelectInput } = inputsFor<ReplyValues>()

interface ReplyFormProps {
  ticket: Ticket
  /** The version that the next one follows. */
  latest: Version
  /** What the ticket is about so far. */
  assets: readonly AssetReference[]
  ownerName: string
  uploads: Uploads
  /** Who gets the answer by e-mail; undefined while that is not known. */
  notified?: readonly string[] | undefined
  /** Told whether something was typed that is not sent. */
  onTyping: (isTyping: boolean) => void
  /** A version was added, which is read with the thread. */
  onSent: () => void
}

/** Who gets an answer, as it is said before it is sent and after; the service's staff see a customer's in their list, observed or not. */
function notifiedText(notified: readonly string[] | undefined, isStaff: boolean): { before: string; after: string } {
  if (!notified) return { before: t('replyHint'), after: t('sent') }
  if (notified.length > 0) {
    const names = notified.join(comma)
    return { before: t('replyNotified', { names }), after: t('sentTo', { names }) }
  }
  return isStaff
    ? { before: t('replyToNobody'), after: t('sentToNobody') }
    : { before: t('replyToStaff'), after: t('sentToStaff') }
}

/** Adds a version: an answer, and whatever else is to be otherwise. What was written stays until it is there. */
export function ReplyForm({ ticket, latest, assets, ownerName, uploads, notified, onTyping, onSent }: ReplyFormProps) {
  const [before] = useState<ReplyValues>(() => ({
    body: '',
    title: latest.title,
    state: latest.state,
    priority: latest.priority,
    ownerId: latest.ownerId ?? null,
    assets,
  }))
  const methods = useForm<ReplyValues>({ defaultValues: before })
  const { element, fields, general, setGeneral, refuse } = useRefusals(methods.setError, { adds: true })
  const { isSubmitting, isDirty } = methods.formState
  const { access } = useSession()
  const goesTo = notifiedText(notified, seesEveryCustomer(access))
  useUnsavedDetails(isDirty)
  useEffect(() => {
    onTyping(isDirty)
  }, [isDirty, onTyping])

  const send = methods.handleSubmit(async (values) => {
    const changes = replyBody(before, values)
    setGeneral(undefined)
    if (values.title.trim() === '') return methods.setError('title', { message: t('subjectMissing') })
    if (!changes && uploads.files.length === 0) return setGeneral(t('nothingNew'))
    try {
      // Files alone belong to the version that is there.
      const version = changes ? await api().Ticket.createVersion({ id: ticket.id, body: changes }) : latest
      const versionId = storedId(version)
      if (changes) {
        onTyping(false)
        onSent()
        toast({ severity: 'success', text: goesTo.after })
        void refresh('Ticket', 'Asset')
      }
      // It is there, and nobody says as which one: nothing is sent twice, and files go once it is in the thread.
      if (versionId === undefined) {
        methods.reset(before)
        if (uploads.files.length > 0) toast({ severity: 'warn', text: t('filesWait') })
        return
      }
      const isAllSent = await uploads.send(versionId)
      if (!changes && isAllSent) toast({ severity: 'success', text: t('filesSent') })
    } catch (error) {
      refuse(error)
    }
  })

  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zTicketVersionInput, readOnly: false, fields }}>
        <form ref={element} className={styles.reply} noValidate onSubmit={send} aria-label={t('reply')}>
          <FieldGroup title={t('reply')}>
            <TextInput name="body" label={t('replyBody')} hint={goesTo.before} lines={4} />
            <SelectInput name="state" label={t('state')} choices={choicesOf(stateLabels)} span={1} />
            <SelectInput name="priority" label={t('priority')} choices={choicesOf(priorityLabels)} span={1} />
            <TicketOwnerInput
              customerId={ticket.customerId}
              {...(latest.ownerId !== undefined && { initial: { id: latest.ownerId, name: ownerName } })}
            />
            <TextInput name="title" label={t('subject')} />
            <AssetsInput customerId={ticket.customerId} />
          </FieldGroup>
          <FilePicker chosen={uploads} sending={uploads} />
          {general && <Alert severity="error">{general}</Alert>}
          <Button type="submit" variant="contained" loading={isSubmitting} className={styles.send}>
            {t('send')}
          </Button>
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}
