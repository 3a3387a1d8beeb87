import { zTicketNotificationInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { choicesOf } from '../../resource/form/choices-of.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { toast } from '../../state/toasts.ts'
import { FactsSection } from '../../ui/facts.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

const channelLabels = { email: t('email'), sms: t('sms'), app: t('app') } as const
const statusLabels = { queued: t('queued'), sent: t('sentStatus'), failed: t('failed') } as const

interface Values {
  channel: keyof typeof channelLabels
  to: string
  text: string
}

const { TextInput, SelectInput } = inputsFor<Values>()

interface NotificationsProps {
  ticketId: number
  versionId: number
  mayChange: boolean
}

/** The messages that were sent about a version, and a form for another one. */
export function Notifications({ ticketId, versionId, mayChange }: NotificationsProps) {
  const place = { id: ticketId, versionId }
  const { data: messages = [], mutate } = useCall('Ticket.findVersionNotifications', place)
  return (
    <FactsSection title={t('notifications')}>
      {messages.length === 0 && <p className={styles.hint}>{t('noNotifications')}</p>}
      <ul className={styles.files}>
        {messages.map(({ id, channel, to, status }) => (
          <li key={id}>{t('notification', { channel: channelLabels[channel], to, status: statusLabels[status] })}</li>
        ))}
      </ul>
      {mayChange && <NotificationForm place={place} onSent={() => void mutate()} />}
    </FactsSection>
  )
}

function NotificationForm({ place, onSent }: { place: { id: number; versionId: number }; onSent: () => void }) {
  const methods = useForm<Values>({ defaultValues: { channel: 'email', to: '', text: '' } })
  const [problem, setProblem] = useState<string>()
  const send = methods.handleSubmit(async ({ channel, to, text }) => {
    setProblem(undefined)
    try {
      const body = { channel, to: to.trim(), ...(text.trim() && { text: text.trim() }) }
      await api().Ticket.createVersionNotification({ ...place, body })
      toast({ severity: 'success', text: t('notified') })
      methods.reset()
      onSent()
    } catch (error) {
      reportError(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  })
  return (
    <details>
      <summary className={styles.summary}>{t('notify')}</summary>
      <FormProvider {...methods}>
        <FormFactsProvider value={{ schema: zTicketNotificationInput, readOnly: false }}>
          <form className={styles.reply} noValidate onSubmit={send} aria-label={t('notify')}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <FieldGroup title={t('notify')}>
              <SelectInput name="channel" label={t('channel')} choices={choicesOf(channelLabels)} span={1} />
              <TextInput name="to" label={t('to')} hint={t('toHint')} span={1} />
              <TextInput name="text" label={t('notifyText')} hint={t('notifyTextHint')} lines={2} />
            </FieldGroup>
            <Button type="submit" variant="outlined" disabled={methods.formState.isSubmitting} className={styles.send}>
              {t('notify')}
            </Button>
          </form>
        </FormFactsProvider>
      </FormProvider>
    </details>
  )
}
