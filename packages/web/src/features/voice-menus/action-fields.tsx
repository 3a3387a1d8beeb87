import { type CallSetup, isFault } from '@lineboard/sdk/call-flow'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useEffect } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useKeptFocus } from '../../browser/hooks.ts'
import { type KnownFields, useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneChoiceInput } from '../../kit/form/phone-choice-input.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { menuInWords } from '../../shared/menu-drafts/menu-in-words.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { findingText, keyText } from './checks/finding-text.ts'
import { useEdits, useUndoKeys } from './editor/use-edits.ts'
import type { MenuEditor } from './editor/use-menu-editor.ts'
import styles from './menu/action-fields.module.css'
import { keyLabels, kindLabels } from './menu/action-labels.ts'
import { choiceIdAt } from './menu/edited-menu.ts'
import type { Values } from './menu/menu-values.ts'
import { hasTarget, keys } from './menu/menu-values.ts'
import { t } from './menu/voice-menus.messages.ts'
import { RecordingChoice } from './prompt/greeting-fields.tsx'
import { t as playedFieldsT } from './prompt/prompt.messages.ts'
import playedFieldsStyles from './prompt/prompt.module.css'
import { isPart, partText } from './versions/difference-list.tsx'
import { WholeMenu } from './whole-menu.tsx'

const { TextInput: PlayedInput } = inputsFor<Values>()

interface PlayedFieldsProps {
  /** Where the choice stands in the menu. */
  at: number
  label: string
  customerId: number | undefined
}

/** The recording that a key plays, and what to do where a text is to be read. */
export function PlayedFields({ at, label, customerId }: PlayedFieldsProps) {
  const { readOnly } = useFormFacts()
  const name = `actions.${at}.text` as const
  const id = useWatch<Values, typeof name>({ name })
  return (
    <>
      <PlayedInput name={name} label={label} span={1} hint={t('recordingTargetHint')} />
      {!readOnly && (
        <div className={playedFieldsStyles.prompt}>
          <RecordingChoice name={name} customerId={customerId} chosen={id} />
          <small>{playedFieldsT('textInstead')}</small>
        </div>
      )}
    </>
  )
}

type Named = Pick<CallSetup, 'menu' | 'gateway'>

const unnamed: Named = { menu: () => undefined, gateway: () => undefined }

/** Says what each key does, where somebody else's choice stands beside one's own. */
function useKnownChoices(known: KnownFields | undefined, names: Named = unnamed): void {
  const formatPhone = usePhoneFormat()
  useEffect(() => {
    const toText = (part: unknown) => (isPart(part) ? partText(names, part, formatPhone) : undefined)
    for (const key of keys) known?.set(`actions.${key}`, { label: keyText(key), toText })
  }, [known, names, formatPhone])
}

interface ActionFieldsProps {
  menuId: number | undefined
  editor: MenuEditor
}

const { TextInput, SelectInput, RelationInput } = inputsFor<Values>()

function TargetInput({ at, customerId }: { at: number; customerId: number | undefined }) {
  const kind = useWatch<Values, `actions.${number}.kind`>({ name: `actions.${at}.kind` })
  const { own, shared } = useOwnChoices()
  const label = t('target', { number: String(at + 1) })
  if (!hasTarget(kind)) return null
  const record = { name: `actions.${at}.recordId`, label, span: 1 } as const
  // Another list has another row of that id.
  if (kind === 'dial_gateway')
    return <RelationInput key={kind} {...record} list="SipGateway.find" textField="name" where={shared} />
  if (kind === 'voice_menu')
    return <RelationInput key={kind} {...record} list="Ivr.find" textField="name" where={own} describe={menuInWords} />
  const text = { name: `actions.${at}.text`, label, span: 1 } as const
  if (kind === 'dial_number') {
    return (
      <PhoneChoiceInput {...text} list="ReceivingNumber.find" textField="number" alsoField="description" where={own} />
    )
  }
  if (kind === 'play') return <PlayedFields {...{ at, label, customerId }} />
  return <TextInput {...text} hint={t('mailboxHint')} />
}

/** What each key of a menu does, in the order it is read out. */
export function ActionFields({ menuId, editor }: ActionFieldsProps) {
  const { readOnly, fields: known, bulk } = useFormFacts()
  const { part: choices, keepFocus } = useKeptFocus()
  useKnownChoices(known, editor.draft?.setup)
  const { control } = useFormContext<Values>()
  const { fields, replace } = useFieldArray({ control, name: 'actions' })
  const edits = useEdits({ actions: editor.typed.actions, setup: editor.draft?.setup, put: replace })
  useUndoKeys(choices, edits)
  if (bulk) return null
  const findingsAt = (at: number) => editor.draft?.findings.filter(({ choiceId }) => choiceId === choiceIdAt(at)) ?? []
  return (
    <>
      <FieldGroup title={t('groupActions')}>
        <div ref={choices} tabIndex={-1} className={styles.choices}>
          {fields.length === 0 && <p className={styles.note}>{t('noActions')}</p>}
          {fields.map(({ id }, at) => {
            const number = String(at + 1)
            return (
              <div key={id} className={styles.action} data-choice={at}>
                <SelectInput
                  name={`actions.${at}.key`}
                  label={t('key', { number })}
                  choices={choicesOf(keyLabels)}
                  span={1}
                />
                <SelectInput
                  name={`actions.${at}.kind`}
                  label={t('kind', { number })}
                  choices={choicesOf(kindLabels)}
                />
                <TargetInput at={at} customerId={editor.draft?.menu.customerId} />
                <TextInput name={`actions.${at}.label`} label={t('actionLabel', { number })} span={1} />
                {findingsAt(at).map((finding) => (
                  <p key={finding.reason} className={styles.finding} data-fault={isFault(finding) || undefined}>
                    {findingText(finding, editor.typed.actions)}
                  </p>
                ))}
                {!readOnly && (
                  <IconButton
                    label={t('removeAction', { number })}
                    onClick={() => {
                      edits.run({ kind: 'remove', at: [at] })
                      keepFocus()
                    }}
                  >
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                )}
              </div>
            )
          })}
        </div>
        {!readOnly && (
          <Button className={styles.add} startIcon={<Add />} onClick={() => edits.run({ kind: 'add' })}>
            {t('addAction')}
          </Button>
        )}
      </FieldGroup>
      <WholeMenu {...{ editor, menuId, readOnly, choices, edits }} />
    </>
  )
}
