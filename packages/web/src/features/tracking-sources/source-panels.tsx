import type { components } from '@lineboard/contract'
import { zTrackingSourceInput } from '@lineboard/contract/zod'
import { poolSize, visitorsAtOnce } from '@lineboard/sdk'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatNumber } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import styles from './pool-dialog.module.css'
import { kindLabels } from './source-cells.tsx'
import templateStyles from './templates.module.css'
import { t } from './tracking-sources.messages.ts'

/** What opens over the list of sources. */
export { RingDialog } from './ring-dialog.tsx'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives tracking sources to another customer. */
export function GiveSourcesDialog(props: SelectionDialogProps) {
  return (
    <GiveDialog {...props} model="TrackingSource" nouns={{ one: t('one'), other: t('other') }} text={t('giveText')} />
  )
}

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Gives one tracking source to another customer. */
export function GiveSourceDialog({ row: { id, name }, onClose }: ActionDialogProps) {
  return <GiveSourcesDialog targets={[{ id, name }]} onClose={onClose} />
}

interface PoolDialogProps {
  onClose: () => void
}

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Reckons how many numbers a pool needs, and says by which formula. */
export function PoolDialog({ onClose }: PoolDialogProps) {
  const [visitors, setVisitors] = useState('120')
  const [minutes, setMinutes] = useState('30')
  const [percent, setPercent] = useState('1')
  const load = {
    visitorsAnHour: toNumber(visitors),
    minutesHeld: toNumber(minutes),
    lostShare: toNumber(percent) / 100,
  }
  const count = poolSize(load)
  const field = (label: string, value: string, onChange: (text: string) => void) => (
    <PlainField label={label} value={value} inputMode="decimal" onChange={(event) => onChange(event.target.value)} />
  )
  return (
    <Dialog title={t('pool')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className={styles.pool}>
        {field(t('visitorsAnHour'), visitors, setVisitors)}
        {field(t('minutesHeld'), minutes, setMinutes)}
        {field(t('lostPercent'), percent, setPercent)}
        <p role="status">
          {count === undefined
            ? t('noPool')
            : t('poolOf', { count, visitors: formatNumber(Math.ceil(visitorsAtOnce(load))) })}
        </p>
        <p className={styles.formula}>{t('formula')}</p>
      </div>
    </Dialog>
  )
}

type TrackingSource = components['schemas']['TrackingSource']

const toValues = (row?: TrackingSource) => ({
  name: row?.name ?? '',
  type: row?.type ?? 'paid_search',
  description: row?.description ?? '',
  companyId: row?.companyId ?? '',
  monthlyCost: amountToType(row?.monthlyCost),
  callValue: amountToType(row?.callValue),
})

type Values = ReturnType<typeof toValues>

/** Wire body of what was typed. */
const toBody = (values: Values) => ({
  ...values,
  monthlyCost: typedAmount(values.monthlyCost),
  callValue: typedAmount(values.callValue),
})

interface Template {
  type: keyof typeof kindLabels
  name: string
  description: string
}

const templates: readonly Template[] = [
  { type: 'paid_search', name: t('searchAds'), description: t('searchAdsText') },
  { type: 'organic_search', name: t('organicSearch'), description: t('organicText') },
  { type: 'social', name: t('social'), description: t('socialText') },
  { type: 'print', name: t('printAd'), description: t('printText') },
  { type: 'direct_mail', name: t('directMail'), description: t('mailText') },
  { type: 'outdoor', name: t('outdoor'), description: t('outdoorText') },
]

const shownNames = new Set(templates.map(({ name }) => name))
const shownTexts = new Set(templates.map(({ description }) => description))

/** Fills in a usual source. What was typed already stays. */
function Templates() {
  const { getValues, setValue } = useFormContext<Values>()
  const apply = ({ type, name, description }: Template) => {
    const touch = { shouldDirty: true }
    const typed = getValues()
    setValue('type', type, touch)
    if (typed.name === '' || shownNames.has(typed.name)) setValue('name', name, touch)
    if (typed.description === '' || shownTexts.has(typed.description)) setValue('description', description, touch)
  }
  return (
    <fieldset className={templateStyles.templates} aria-label={t('templates')}>
      {templates.map((template) => (
        <Button key={template.type} size="small" variant="outlined" onClick={() => apply(template)}>
          {template.name}
        </Button>
      ))}
    </fieldset>
  )
}

const { TextInput, SelectInput, MoneyInput } = inputsFor<Values>()

function Fields({ row }: { row?: TrackingSource | undefined }) {
  return (
    <FieldGroup title={t('group')}>
      {!row && <Templates />}
      <TextInput name="name" label={t('name')} hint={t('nameHint')} />
      <SelectInput name="type" label={t('type')} choices={choicesOf(kindLabels)} span={1} />
      <MoneyInput
        name="monthlyCost"
        label={t('monthlyCost')}
        hint={t('monthlyCostHint', { stored: storedName() })}
        span={1}
      />
      <MoneyInput
        name="callValue"
        label={t('callValue')}
        hint={t('callValueHint', { stored: storedName() })}
        span={1}
      />
      <TextInput name="description" label={t('description')} />
      <TextInput name="companyId" label={t('companyId')} hint={t('companyIdHint')} span={1} />
    </FieldGroup>
  )
}

export const form = defineForm({
  schema: zTrackingSourceInput,
  toValues,
  toBody,
  bulk: ['type', 'description', 'companyId', 'monthlyCost', 'callValue'],
  Fields,
})
