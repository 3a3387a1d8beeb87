import { targetKinds } from '@lineboard/contract/call-flow'
import { targetsRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zRoutingActionInput } from '@lineboard/contract/zod'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRef } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { routingActionTypeLabels } from '../../kit/entities/routing-action-types.ts'
import { savedPlaceText } from '../../kit/entities/saved-routing.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput } from '../../kit/form/phone-input.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { LostThen } from '../../shared/call-flow/lost-then.tsx'
import { lostWith } from '../../shared/call-flow/lost-without.ts'
import { menuInWords } from '../../shared/menu-drafts/menu-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import {
  blankTarget,
  fittingTargets,
  isAnyChosen,
  isWholeTarget,
  type RoutingAction,
  targetLabels,
  toBody,
  toValues,
  type Values,
} from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'
import styles from './target-fields.module.css'

const { TextInput: TargetText, SelectInput: TargetSelect, RelationInput } = inputsFor<Values>()

function TargetInput({ at }: { at: number }) {
  const kind = useWatch<Values, `targets.${number}.kind`>({ name: `targets.${at}.kind` })
  const { own, shared } = useOwnChoices()
  const label = t('target', { number: String(at + 1) })
  // Typed as text, sent as target: what is refused is of the second.
  const { errors } = useFormState<Values>({ name: 'targets' })
  const refused: unknown = get(errors, `targets.${at}.target.message`)
  const problem = typeof refused === 'string' ? refused : undefined
  const record = { name: `targets.${at}.recordId`, label, problem } as const
  if (kind === 'receiving_number') {
    return (
      <RelationInput
        key={kind}
        {...record}
        list="ReceivingNumber.find"
        textField="number"
        isPhone
        alsoField="description"
        where={own}
      />
    )
  }
  if (kind === 'sip_gateway')
    return <RelationInput key={kind} {...record} list="SipGateway.find" textField="name" where={shared} />
  if (kind === 'voice_menu')
    return <RelationInput key={kind} {...record} list="Ivr.find" textField="name" where={own} describe={menuInWords} />
  const text = { name: `targets.${at}.text`, label, problem } as const
  if (kind === 'mailbox') return <TargetText {...text} hint={t('mailboxHint')} type="email" />
  return <PhoneInput {...text} />
}

/** The places a call goes to, in turn or at once. */
function TargetFields() {
  const { readOnly } = useFormFacts()
  const { control, setValue } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'targets' })
  const type = useWatch<Values, 'type'>({ name: 'type' })
  const kinds = targetKinds(type)
  const [first] = kinds
  if (first === undefined) return <p className={styles.note}>{t('noTargets')}</p>
  // An id names a row of one list: in another it would be gone, or another row.
  function clear(at: number) {
    setValue(`targets.${at}.recordId`, null)
    setValue(`targets.${at}.text`, '')
  }
  return (
    <FieldGroup title={t('groupTargets')}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.target}>
          <TargetSelect
            name={`targets.${at}.kind`}
            label={t('targetKind', { number: String(at + 1) })}
            choices={choicesOf(targetLabels).filter(({ value }) => kinds.some((kind) => kind === value))}
            onChosen={() => clear(at)}
          />
          <TargetInput at={at} />
          {!readOnly && fields.length > 1 && (
            <IconButton label={t('removeTarget', { number: String(at + 1) })} onClick={() => remove(at)}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button className={styles.add} startIcon={<Add />} onClick={() => append(blankTarget(first))}>
          {t('addTarget')}
        </Button>
      )}
    </FieldGroup>
  )
}

/** Says whose calls go nowhere once a routing action does what is typed; nothing while a target is still to be chosen. */
function LostByChange({ row }: { row: RoutingAction }) {
  const [type, chosen] = useWatch<Values, ['type', 'targets']>({ name: ['type', 'targets'] })
  const { targets } = toBody({ ...toValues(row), type, targets: chosen })
  const inq = chosen.flatMap(({ kind, recordId }) => (kind === 'receiving_number' ? (recordId ?? []) : []))
  const phones = useCall('ReceivingNumber.find', inq.length > 0 ? { filter: { where: { id: { inq } } } } : null).data
  if (!chosen.every(isWholeTarget) || (inq.length > 0 && !phones)) return null
  return <LostThen of={(loaded) => lostWith(loaded, { ...row, type, targets }, phones ?? [], new Date())} />
}

const { TextInput, SelectInput } = inputsFor<Values>()

/** Has the targets follow what the action takes. What was chosen last comes back when a type takes it, as keys pass through others on the way. */
function useFittingTargets() {
  const { getValues, setValue } = useFormContext<Values>()
  const chosen = useRef<Values['targets']>([])
  return () => {
    const { type, targets } = getValues()
    if (isAnyChosen(targets)) chosen.current = targets
    setValue('targets', fittingTargets(type, chosen.current), { shouldDirty: true })
  }
}

function Fields({ row }: { row?: RoutingAction | undefined }) {
  const fitTargets = useFittingTargets()
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} />
        <SelectInput
          name="type"
          label={t('type')}
          choices={choicesOf(routingActionTypeLabels)}
          onChosen={fitTargets}
          span={1}
        />
        <TextInput
          name="ringSeconds"
          label={t('ringSeconds')}
          hint={t('ringSecondsHint')}
          inputMode="numeric"
          span={1}
        />
        <SelectInput
          name="recordCalls"
          label={t('recordCalls')}
          hint={t('recordCallsHint')}
          choices={choicesOf({ yes: t('yes'), no: t('no') })}
          span={1}
        />
        <TextInput name="whisper" label={t('whisper')} hint={t('whisperHint')} />
      </FieldGroup>
      <TargetFields />
      {row && <LostByChange row={row} />}
    </>
  )
}

export const form = defineForm({
  schema: ruled(zRoutingActionInput, targetsRule),
  toValues,
  toBody,
  savedText: ({ id }: RoutingAction) => savedPlaceText('RoutingAction')({ id }),
  bulk: ['ringSeconds', 'recordCalls', 'whisper'],
  Fields,
})
