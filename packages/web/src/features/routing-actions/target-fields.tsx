import { targetKinds } from '@lineboard/contract/call-path'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { PhoneInput } from '../../kit/form/phone-input.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { blankTarget, targetLabels, type Values } from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'
import styles from './target-fields.module.css'

const { TextInput, SelectInput, RelationInput } = inputsFor<Values>()

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
    return <RelationInput key={kind} {...record} list="Ivr.find" textField="name" where={own} />
  const text = { name: `targets.${at}.text`, label, problem } as const
  if (kind === 'mailbox') return <TextInput {...text} hint={t('mailboxHint')} type="email" />
  return <PhoneInput {...text} />
}

/** The places a call goes to, in turn or at once. */
export function TargetFields() {
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
          <SelectInput
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
