import type { components } from '@lineboard/contract'
import { keyEndRule, latestKeyEnd } from '@lineboard/contract/api-key-end'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zApiKeyInput } from '@lineboard/contract/zod'
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { required } from 'zod/mini'
import { copyText } from '../../browser/transfer.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { maskKey } from '../../lib/labels.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './api-keys.messages.ts'
import styles from './new-key-dialog.module.css'

interface Shown {
  key: string | undefined
  close: (() => void) | undefined
}

const shown = proxy<Shown>({ key: undefined, close: undefined })

/** Shows a key that was just made, once; settles when the person has put it away. */
function showNewKey(key: string): Promise<void> {
  return new Promise((resolve) => {
    shown.key = key
    shown.close = () => {
      shown.key = undefined
      shown.close = undefined
      resolve()
    }
  })
}

/** The key to show, and how to put it away. */
const useNewKey = () => useSnapshot(shown)

addPersonalState({ forget: () => shown.close?.() })

async function copy(key: string): Promise<void> {
  const isCopied = await copyText(key)
  toast(isCopied ? { severity: 'success', text: t('copied') } : { severity: 'warn', text: t('copyFailed') })
}

/** The key that was just made. Nothing but its button closes it, because nobody sees the key again. */
function NewKeyDialog() {
  const { key, close } = useNewKey()
  if (key === undefined) return null
  return (
    <Dialog
      title={t('newTitle')}
      width="wide"
      actions={
        <>
          <Button onClick={() => void copy(key)} autoFocus>
            {t('copy')}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('newText')}</p>
      <code className={styles.key}>{key}</code>
    </Dialog>
  )
}

type ApiKey = components['schemas']['ApiKey']

const DAY_LENGTH = 10

/** The day a year from now, as a date. */
function inAYear(): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, DAY_LENGTH)
}

const toValues = (row?: ApiKey) => ({
  name: row?.name ?? '',
  apikey: row?.apikey ?? '',
  scope: row?.scope ?? 'read',
  expiresAt: row?.expiresAt?.slice(0, DAY_LENGTH) ?? inAYear(),
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput, DateInput } = inputsFor<Values>()

// Not before the day is over, wherever the program runs.
const endOf = (day: string): string => `${day}T23:59:59.000Z`

const toBody = ({ expiresAt, ...values }: Values) => ({
  ...values,
  expiresAt: expiresAt === '' ? undefined : endOf(expiresAt),
})

const now = () => new Date()

/** The days that a key may end with: from today until the same day in two years. */
function offeredDays(): { min: string; max: string } {
  const dayOf = (date: Date) => date.toISOString().slice(0, DAY_LENGTH)
  return { min: dayOf(now()), max: dayOf(latestKeyEnd(now())) }
}

const scopes = [
  { value: 'read', label: t('read') },
  { value: 'write', label: t('write') },
]

function Fields({ row }: { row?: ApiKey | undefined }) {
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
        <SelectInput name="scope" label={t('scope')} hint={t('scopeHint')} choices={scopes} span={1} />
        <DateInput name="expiresAt" label={t('expiresAt')} hint={t('expiresAtHint')} span={1} {...offeredDays()} />
      </FieldGroup>
      {row && (
        <FactList>
          <Fact label={t('apikey')}>{maskKey(row.apikey)}</Fact>
        </FactList>
      )}
      <NewKeyDialog />
    </>
  )
}

// A key without an end would be forgotten; the API gives it one where a program leaves it out.
const schema = required(zApiKeyInput, { expiresAt: true })

export const form = defineForm({
  schema: ruled(schema, keyEndRule(now)),
  // One that has ended can be given another name.
  changeSchemaOf: (row: ApiKey) =>
    ruled(schema, keyEndRule(now, row.expiresAt && endOf(row.expiresAt.slice(0, DAY_LENGTH)))),
  toValues,
  toBody,
  // Who gives a key another name has seen it before.
  afterSave: {
    what: t('theKey'),
    call: undefined,
    needs: ['apikey'],
    run: async ({ apikey }: ApiKey, before: Values) => {
      if (apikey !== before.apikey) await showNewKey(apikey)
    },
  },
  Fields,
})

/** What is lost with keys. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  useEffect(() => onFirst(undefined), [onFirst])
  return <p>{t('lost', { count: targets.length })}</p>
}
