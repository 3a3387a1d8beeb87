import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { systemSettingRule } from '@lineboard/contract/row-rules/system-settings'
import { zSystemSettingInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { hrefOf } from '../../places/href.ts'
import { formatMoney } from '../../state/numbers.ts'
import { readAmount } from '../../state/typed-amount.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './editors.module.css'
import { isKnownSetting, jsonProblem, type KnownSetting, toBody, toValues } from './setting-values.ts'
import { t } from './system-settings.messages.ts'
import { AgreementFields } from './terms-fields.tsx'

const { MoneyInput } = inputsFor<{ payload: { warnBelowUsd: string; stopBelowUsd: string } }>()

/** The limit a text says; undefined while it says none. */
function limitOf(typed: unknown): number | undefined {
  const read = typeof typed === 'string' ? readAmount(typed) : undefined
  return read?.kind === 'amount' && read.amount >= 0 ? read.amount : undefined
}

/** How many accounts hold less than an amount, but those that pay afterwards. */
function Below({ amountUsd, is }: { amountUsd: number; is: 'warned' | 'stopped' }) {
  // One that is empty is stopped whatever the limit.
  const balance = is === 'stopped' && amountUsd === 0 ? { lte: 0 } : { lt: amountUsd }
  const where = { id: { gt: 1 }, accounting_type: { neq: 'postpaid' }, balance } as const
  const { data, error } = useCall('Customer.count', { where }, { silent: true })
  if (error) return <li>{t('limits.unknown')}</li>
  return (
    <li>
      {data
        ? t(is === 'stopped' && amountUsd === 0 ? 'limits.empty' : `limits.${is}`, {
            count: data.count,
            amount: formatMoney(amountUsd),
          })
        : t('limits.counting')}
    </li>
  )
}

/** What the limits would do to the accounts there are, as they are typed. */
function Effect() {
  const typed: unknown[] = useDeferredValue(useWatch({ name: ['payload.warnBelowUsd', 'payload.stopBelowUsd'] }))
  const [warn, stop] = typed.map(limitOf)
  const isClear = warn !== undefined && stop !== undefined && stop <= warn
  return (
    <Alert className={styles.effect ?? ''} severity="info" role="status" aria-label={t('limits.effect')}>
      {isClear ? (
        <ul className={styles.list}>
          <Below amountUsd={warn} is="warned" />
          <Below amountUsd={stop} is="stopped" />
        </ul>
      ) : (
        <div>{t('limits.none')}</div>
      )}
      <PlaceLink href={hrefOf('customers', {}, { sort: 'balance' })}>{t('limits.show')}</PlaceLink>
    </Alert>
  )
}

/** When a low balance warns, and when it stops an account. */
function LimitFields() {
  return (
    <FieldGroup title={t('limits.group')}>
      <MoneyInput name="payload.warnBelowUsd" label={t('limits.warn')} hint={t('limits.warnHint')} span={1} />
      <MoneyInput name="payload.stopBelowUsd" label={t('limits.stop')} hint={t('limits.stopHint')} span={1} />
      <Effect />
    </FieldGroup>
  )
}

const { NumberInput, BooleanInput } = inputsFor<{ payload: { keepDays: string; announce: boolean } }>()

/** How many recorded calls are older than what is typed. */
function RecordingEffect() {
  const typed: unknown = useDeferredValue(useWatch({ name: 'payload.keepDays' }))
  const [openedMs] = useState(() => Date.now())
  const days = typeof typed === 'string' && /^\s*[1-9]\d{0,3}\s*$/.test(typed) ? Number(typed) : undefined
  const before = new Date(openedMs - (days ?? 0) * DAY_MS)
  const where = { recordingId: { gt: 0 }, startedAt: { lt: before } } as const
  const { data, error } = useCall('CallLog.count', days === undefined ? null : { where }, { silent: true })
  const said = error
    ? t('recording.unknown')
    : data
      ? t('recording.older', { count: data.count })
      : t('recording.counting')
  return (
    <Alert className={styles.effect ?? ''} severity="info" role="status" aria-label={t('recording.effect')}>
      {days === undefined ? t('recording.none') : said}
    </Alert>
  )
}

/** How long recordings are kept, and whether callers hear of them. */
function RecordingFields() {
  return (
    <FieldGroup title={t('recording.group')}>
      <NumberInput
        name="payload.keepDays"
        label={t('recording.keepDays')}
        hint={t('recording.keepDaysHint')}
        isWhole
        span={1}
      />
      <BooleanInput name="payload.announce" label={t('recording.announce')} span={1} />
      <RecordingEffect />
    </FieldGroup>
  )
}

const { TextInput: JsonInput } = inputsFor<{ payload: string }>()

/** What is refused inside of the value has no field of its own: it is said of the whole. */
function messageInside(errors: unknown): string | undefined {
  const parts: { message?: unknown }[] = Object.values(Object(errors))
  return parts.map((part) => part?.message).find((message): message is string => typeof message === 'string')
}

/** The value of a setting that has no fields of its own, as JSON. What is wrong is said while it is typed, and nothing is thrown away. */
function JsonField() {
  const typed: unknown = useWatch({ name: 'payload' })
  const { errors } = useFormState({ name: 'payload' })
  const refused: unknown = get(errors, 'payload')
  const inside = Reflect.get(Object(refused), 'message') === undefined ? messageInside(refused) : undefined
  const problem = (typeof typed === 'string' ? jsonProblem(typed) : undefined) ?? inside
  return (
    <JsonInput
      name="payload"
      label={t('payload')}
      hint={t('payloadHint', { example: '{ "days": 30 }' })}
      lines={12}
      problem={problem}
    />
  )
}

type SystemSetting = components['schemas']['SystemSetting']

const { TextInput } = inputsFor<ReturnType<typeof toValues>>()

const fieldsOf: Readonly<Record<KnownSetting, (props: { row: SystemSetting }) => ReactNode>> = {
  agreement: AgreementFields,
  low_balance: LimitFields,
  recording: RecordingFields,
}

function Fields({ row }: { row: SystemSetting | undefined }) {
  const isKnown = isKnownSetting(row?.key)
  const Own = isKnownSetting(row?.key) ? fieldsOf[row.key] : undefined
  return (
    <>
      {row && Own && <Own row={row} />}
      <FieldGroup title={t('group')}>
        <TextInput name="key" label={t('key')} hint={t('keyHint')} {...(isKnown && { locked: t('keyLocked') })} />
        {!Own && <JsonField />}
      </FieldGroup>
    </>
  )
}

export const form = defineForm({
  schema: ruled(zSystemSettingInput, systemSettingRule),
  whole: ['payload'],
  toValues,
  toBody,
  Fields,
})
