import type { components } from '@lineboard/contract'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import { zTicketNotificationInput } from '@lineboard/contract/zod'
import { isEmail } from '@lineboard/sdk/sign-up'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { useUnsavedDetails } from '../../kit/drawer/unsaved-guard.tsx'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { toE164 } from '../../kit/form/phone-input.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { channelLabels } from '../../shared/people/notice-channels.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { FactsSection } from '../../ui/facts.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useObservers } from './observers.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

type Person = Pick<components['schemas']['DashUser'], 'username' | 'email' | 'phone' | 'firstName' | 'lastName'>

/** How a message is sent. */
export type Channel = components['schemas']['TicketNotification']['channel']

export type Addresses = { to: readonly string[]; problem?: never } | { to?: never; problem: string }

/** Where a message goes that somebody types the address of, or what is wrong with it. */
export function typedAddress(channel: Channel, typed: string): Addresses {
  const to = typed.trim()
  if (to === '') return { problem: t('toMissing') }
  if (channel === 'email') return isEmail(to) ? { to: [to] } : { problem: t('noEmail') }
  if (channel === 'app') return { to: [to] }
  const number = toE164(to)
  return isPhoneNumber(number) ? { to: [number] } : { problem: t('noPhone') }
}

const addressOf = (channel: Channel, { email, username, phone }: Person) =>
  ({ email, app: username, sms: phone })[channel] || undefined

/** Where a message to people goes, or who of them can't be reached in this way. */
export function addressesOf(channel: Channel, people: readonly Person[]): Addresses {
  const unreachable = people.filter((person) => addressOf(channel, person) === undefined).map(personName)
  if (unreachable.length > 0) return { problem: t('unreachable', { names: unreachable.join(comma) }) }
  return { to: people.flatMap((person) => addressOf(channel, person) ?? []) }
}

interface Values {
  recipient: 'owner' | 'observers' | 'typed'
  channel: Channel
  to: string
  text: string
}

const { TextInput, SelectInput } = inputsFor<Values>()

interface NotificationFormProps {
  version: components['schemas']['TicketVersion']
  onSent: () => void
}

/** Sends a message about a version: to its owner, to all who observe it, or to an address that is typed. */
export function NotificationForm({ version, onSent }: NotificationFormProps) {
  const place = { id: version.ticketId, versionId: version.id }
  const owner = useCall('Ticket.getVersionOwner', version.ownerId === undefined ? null : place).data
  const observers = (useObservers(place) ?? []).flatMap(({ user }) => user ?? [])
  const methods = useForm<Values>({ defaultValues: { recipient: 'typed', channel: 'email', to: '', text: '' } })
  const [problem, setProblem] = useState<string>()
  /** What has gone out of a message that did not reach everybody: another try reaches the others. */
  const [gone, setGone] = useState<readonly string[]>([])
  const { isDirty, isSubmitting } = methods.formState
  useUnsavedDetails(isDirty)
  const people = { owner: owner ? [owner] : [], observers, typed: [] }
  const recipients = {
    typed: t('typedAddress'),
    ...(owner && { owner: t('toOwner', { name: personName(owner) }) }),
    ...(observers.length > 0 && { observers: t('toObservers', { names: observers.map(personName).join(comma) }) }),
  }

  const send = methods.handleSubmit(async ({ recipient, channel, to, text }) => {
    setProblem(undefined)
    const found = recipient === 'typed' ? typedAddress(channel, to) : addressesOf(channel, people[recipient])
    if (found.problem !== undefined) {
      if (recipient === 'typed') methods.setError('to', { message: found.problem }, { shouldFocus: true })
      else setProblem(found.problem)
      return
    }
    const sent = [...gone]
    try {
      for (const address of found.to) {
        const body = { channel, to: address, ...(text.trim() && { text: text.trim() }) }
        const message = JSON.stringify(body)
        if (sent.includes(message)) continue
        await api().Ticket.createVersionNotification({ ...place, body })
        sent.push(message)
      }
      toast({ severity: 'success', text: t('notified') })
      setGone([])
      methods.reset()
    } catch (error) {
      setGone(sent)
      reportError(error)
      setProblem(errorText(error))
    } finally {
      onSent()
    }
  })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider
        value={{
          schema: zTicketNotificationInput,
          readOnly: false,
          conditions: { to: { field: 'recipient', is: ['typed'] } },
        }}
      >
        <form className={styles.notify} noValidate onSubmit={send} aria-label={t('notify')}>
          <Problem text={problem} />
          <FieldGroup title={t('notify')}>
            <SelectInput name="recipient" label={t('recipient')} choices={choicesOf(recipients)} span={1} />
            <SelectInput name="channel" label={t('channel')} choices={choicesOf(channelLabels)} span={1} />
            <TextInput name="to" label={t('to')} hint={t('toHint')} />
            <TextInput name="text" label={t('notifyText')} hint={t('notifyTextHint')} lines={2} />
          </FieldGroup>
          <Button type="submit" variant="outlined" loading={isSubmitting} className={styles.send}>
            {t('notifyNow')}
          </Button>
        </form>
      </FormFactsProvider>
    </FormProvider>
  )
}

const statusLabels = { queued: t('queued'), sent: t('sentStatus'), failed: t('failed') } as const

interface TicketNotificationsProps {
  version: components['schemas']['TicketVersion']
  mayChange: boolean
}

/** The messages that were sent about a version: when, how and to whom; and a form for another one. */
export function TicketNotifications({ version, mayChange }: TicketNotificationsProps) {
  const formatPhone = usePhoneFormat()
  const place = { id: version.ticketId, versionId: version.id }
  const { data: messages, mutate } = useCall('Ticket.findVersionNotifications', place)
  const [isWriting, setWriting] = useState(false)
  return (
    <FactsSection title={t('notifications')}>
      {messages?.length === 0 && <p className={styles.hint}>{t('noNotifications')}</p>}
      <ul className={styles.messages} aria-label={t('notifications')}>
        {messages?.map(({ id, channel, to, status, text, createdAt, sentAt = createdAt }) => (
          <li key={id}>
            <p className={styles.by}>
              <span>
                {t('notification', {
                  channel: labelOf(channelLabels, channel),
                  to: channel === 'sms' ? formatPhone(to) : to,
                  status: labelOf(statusLabels, status),
                })}
              </span>
              <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
            </p>
            {text && text !== version.body && <p className={styles.body}>{text}</p>}
          </li>
        ))}
      </ul>
      {mayChange && (
        <details onToggle={({ currentTarget }) => setWriting(currentTarget.open)}>
          <summary className={styles.summary}>{t('notify')}</summary>
          {isWriting && <NotificationForm version={version} onSent={() => void mutate()} />}
        </details>
      )}
    </FactsSection>
  )
}
