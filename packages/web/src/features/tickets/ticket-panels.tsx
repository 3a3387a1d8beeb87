import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { zTicketInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { useUnsavedDetails } from '../../kit/drawer/unsaved-guard.tsx'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { personName } from '../../lib/names.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { aboutParameter, subjectParameter } from '../../places/href.ts'
import { permissionAdminText } from '../../places/why-unseen.ts'
import type { AssetReference } from '../../shared/tickets/about.ts'
import { formatDateTime } from '../../state/dates.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, Facts, FactsSection } from '../../ui/facts.tsx'
import { AssetLinks, isKind } from './asset-links.tsx'
import { AssetsInput } from './assets-input.tsx'
import { FilePicker } from './file-picker.tsx'
import { Observers, useObservers } from './observers.tsx'
import { ReplyForm } from './reply-form.tsx'
import { priorityCell, priorityLabels, stateCell } from './ticket-cells.ts'
import styles from './ticket-details.module.css'
import { TicketNotifications } from './ticket-notifications.tsx'
import { TicketOwnerInput } from './ticket-owner-input.tsx'
import { t } from './tickets.messages.ts'
import { sendFiles, useFilesField, useUploads } from './upload-queue.ts'
import { toReference, useThread } from './use-thread.ts'
import { VersionCard } from './version-card.tsx'

/** What opens over the list of tickets. */

type Ticket = components['schemas']['Ticket']
type Version = components['schemas']['TicketVersion']

/** The version that an answer is written to: a newer one takes its place once that takes away nothing that was typed. */
function useHeld(latest: Version | undefined, isTyping: boolean): Version | undefined {
  const [held, setHeld] = useState(latest)
  const isNewer = latest?.id !== held?.id && !isTyping
  if (isNewer) setHeld(latest)
  return isNewer ? latest : held
}

/** Whether the server says what a version is about. */
const isSaid = ({ assetIds }: Served<'TicketVersion'>) => assetIds !== undefined

/** A ticket as a conversation: what was said and changed, by whom, with files; and what can be done next. */
export function Details({ row }: { row: Ticket }) {
  const thread = useThread(row.id)
  const mayChange = useMay('Ticket.createVersion')
  const { access, user } = useSession()
  const uploads = useUploads(row.id)
  useUnsavedDetails(uploads.files.length > 0)
  const { versions } = thread
  const latest = versions?.at(-1)
  const [isTyping, setTyping] = useState(false)
  const [sentAfter, setSentAfter] = useState<number>()
  const answered = useHeld(latest, isTyping)
  const assets = latest && thread.assetsOf(latest)
  const notified = useObservers({ id: row.id, versionId: row.versionId })
  const answeredAssets = answered && thread.assetsOf(answered)
  const { createdBy, owner, priority = latest?.priority }: Served<'Ticket'> = row
  const ownerOf = ({ ownerId }: Version) => {
    if (ownerId !== undefined) return thread.person(ownerId)
    if (owner) return personName(owner)
    // Without its creator the ticket is from a server that may not keep owners by their ids either.
    return createdBy === undefined ? '' : t('nobody')
  }
  return (
    <div className={styles.details}>
      <p className={styles.headline}>
        {stateCell.render?.({ value: latest?.state ?? row.state, row, tabIndex: 0 })}
        {priority && priorityCell.render?.({ value: latest?.priority ?? priority, row, tabIndex: 0 })}
        <span>#{row.id}</span>
      </p>
      {!mayChange && <Alert severity="info">{t('readOnly', { who: permissionAdminText(access) })}</Alert>}
      {latest && (
        <Facts title={t('group')}>
          <Fact label={t('owner')}>{ownerOf(latest)}</Fact>
          <Fact label={t('readBy')}>
            {seesEveryCustomer(access)
              ? row.Customer && t('customerAndStaff', { name: row.Customer.companyName })
              : t('theService')}
          </Fact>
          <Fact label={t('creator')}>{thread.person(createdBy)}</Fact>
          <Fact label={t('createdAt')}>{formatDateTime(row.createdAt, { zone: true })}</Fact>
          <Fact label={t('updatedAt')}>{row.updatedAt && formatDateTime(row.updatedAt, { zone: true })}</Fact>
          <Fact label={t('assets')}>
            {isSaid(latest) && (assets?.length ? <AssetLinks assets={assets} /> : t('nothing'))}
          </Fact>
          <Fact label={t('customer')}>{row.Customer?.companyName}</Fact>
        </Facts>
      )}
      <FactsSection title={t('thread')}>
        {thread.error && !versions ? (
          <ErrorState title={t('loadFailed')} error={thread.error} onRetry={thread.reload} />
        ) : versions ? (
          <ol className={styles.thread}>
            {versions.map((version, at) => (
              <VersionCard
                key={version.id}
                before={versions[at - 1]}
                version={version}
                isLatest={version === latest}
                isJustSent={version === latest && versions[at - 1]?.id === sentAfter && sentAfter !== undefined}
                thread={thread}
                mayChange={mayChange}
              />
            ))}
          </ol>
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
      </FactsSection>
      {answered && answeredAssets && mayChange && (
        <>
          {answered.id !== latest?.id && <Alert severity="info">{t('answeredMeanwhile')}</Alert>}
          <ReplyForm
            key={answered.id}
            ticket={row}
            latest={answered}
            assets={answeredAssets.map(toReference)}
            ownerName={ownerOf(answered)}
            uploads={uploads}
            notified={notified?.flatMap(({ userId, name }) => (userId === user?.id ? [] : name))}
            onTyping={setTyping}
            onSent={() => setSentAfter(latest?.id)}
          />
        </>
      )}
      {latest && (
        <>
          <Observers version={latest} customerId={row.customerId} mayChange={mayChange} />
          <TicketNotifications version={latest} mayChange={mayChange} />
        </>
      )}
    </div>
  )
}

/** What an address names; undefined for one that names nothing. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kind, idText, name] = /^(\w+):(\d*):(.{1,120})$/s.exec(text ?? '') ?? []
  const recordId = positiveInteger(idText)
  if (!kind || !isKind(kind) || !name || (idText && recordId === undefined)) return undefined
  return { kind, ...(recordId !== undefined && { recordId }), name }
}

/** What the address says the ticket is about: the row it was opened from. */
function fromAddress(): AssetReference[] {
  const asset = fromAbout(new URLSearchParams(location.search).get(aboutParameter))
  return asset ? [asset] : []
}

const noFiles: readonly File[] = []

const toValues = () => ({
  subject: new URLSearchParams(location.search).get(subjectParameter) ?? '',
  body: '',
  priority: 'normal',
  ownerId: null,
  assets: fromAddress(),
  files: noFiles,
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

function Fields() {
  const { user, access } = useSession()
  const mayAttach = useMay('Ticket.createVersionAttachment')
  const files = useFilesField()
  // Whoever opens tickets for every customer is asked for the owner of this one.
  const chosen: unknown = useWatch({ name: 'customerId' })
  const customerId = typeof chosen === 'number' ? chosen : undefined
  const isStaff = seesEveryCustomer(access)
  return (
    <FieldGroup title={t('group')}>
      <p className={styles.hint}>{t(isStaff ? 'goesToCustomer' : 'goesToService')}</p>
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
  savedText: async ({ id }) => ({
    severity: 'success',
    text: t(seesEveryCustomer(session.access) ? 'openedForCustomer' : 'opened', { id: String(id) }),
  }),
  Fields,
})
