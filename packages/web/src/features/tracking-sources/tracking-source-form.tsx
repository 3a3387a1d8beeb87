import type { components } from '@lineboard/contract'
import { zTrackingSourceInput } from '@lineboard/contract/zod'
import { useFormContext } from 'react-hook-form'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { kindLabels } from './source-cells.tsx'
import styles from './templates.module.css'
import { t } from './tracking-sources.messages.ts'

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
    <fieldset className={styles.templates} aria-label={t('templates')}>
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
      <MoneyInput name="monthlyCost" label={t('monthlyCost')} hint={t('monthlyCostHint')} span={1} />
      <MoneyInput name="callValue" label={t('callValue')} hint={t('callValueHint')} span={1} />
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
