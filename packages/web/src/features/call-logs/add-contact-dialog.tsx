import type { components } from '@lineboard/contract'
import { PhoneBookInputCompanyMaxLength, PhoneBookInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { linkCallsOf } from '../../kit/entities/link-calls-of.ts'
import { storedId } from '../../kit/row-result.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './add-contact-dialog.module.css'
import { t } from './call-logs.messages.ts'
import { linkCall } from './link-calls.ts'

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

/** Adds the caller of a call to the phone book, and links all calls of the number to the new contact. */
export function ActionDialog({ row, onClose }: ActionDialogProps) {
  const { id, callerNumber: number, customerId } = row
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  const [problem, setProblem] = useState<string>()
  // Once the contact is there, linking the call is all that is left to do.
  const [contactId, setContactId] = useState<number>()

  const guard = useTypedGuard(onClose)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem(t('nameMissing'))
    setSaving(true)
    try {
      const typed = { name: name.trim(), ...(company.trim() && { company: company.trim() }) }
      const body = { number, customerId, ...typed }
      const added = contactId ?? storedId(await api().PhoneBook.upsert({ body }))
      // Added, and nobody says as which row: another try would add it once more.
      if (!added) {
        toast({ severity: 'warn', text: t('contactUnlinked', { name: typed.name }) })
        return guard.leaveNow()
      }
      setContactId(added)
      await callByName(...linkCall(id, added))
      await linkCallsOf({ id: added, number, customerId })
      toast({ severity: 'success', text: t('contactAdded', { name: typed.name }) })
      guard.leaveNow()
    } catch (error) {
      reportError(error)
      setSaving(false)
    }
    void refresh('CallLog', 'LightCallLog', 'PhoneBook')
  }
  return (
    <Dialog
      title={t('addContact')}
      pending={isSaving}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving}>
            {t('addContactConfirm')}
          </Button>
        </>
      }
    >
      <p>
        <Unbroken>{t('addContactText', { caller: formatPhone(number) })}</Unbroken>
      </p>
      <form id={formId} className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
        <TypedFields guard={guard}>
          <PlainField
            label={t('contactName')}
            value={name}
            maxLength={PhoneBookInputNameMaxLength}
            error={problem}
            required
            readOnly={contactId !== undefined}
            autoFocus
            onChange={({ target }) => {
              setName(target.value)
              setProblem(undefined)
            }}
          />
          <PlainField
            label={t('contactCompany')}
            value={company}
            maxLength={PhoneBookInputCompanyMaxLength}
            readOnly={contactId !== undefined}
            onChange={({ target }) => setCompany(target.value)}
          />
        </TypedFields>
      </form>
    </Dialog>
  )
}
