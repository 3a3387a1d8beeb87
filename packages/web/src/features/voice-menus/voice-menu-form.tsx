import { zIvrInput } from '@lineboard/contract/zod'
import { refine } from 'zod/mini'
import { defineForm } from '../../kit/define-form.ts'
import { savedPlaceText } from '../../kit/entities/saved-routing.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { choicesOf } from '../../kit/form/relation-option.ts'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import type { Notice } from '../../state/toasts.ts'
import { ActionFields } from './action-fields.tsx'
import { useMenuEditor } from './editor/use-menu-editor.ts'
import { toValues, type Values } from './menu/menu-values.ts'
import { t } from './menu/voice-menus.messages.ts'
import { GreetingFields } from './prompt/greeting-fields.tsx'
import { joinChoices, splitChoices } from './versions/choice-parts.ts'
import { DraftPanel } from './versions/draft-panel.tsx'
import { hasDraft, type OpenedMenu, openMenu } from './versions/revisions.ts'
import { saveEdited } from './versions/save-edited.ts'
import { t as kept } from './versions/versions.messages.ts'

const { TextInput, SelectInput } = inputsFor<Values>()

// The choices have calls of their own.
const toBody = ({ actions: _, ...values }: Values) => ({
  ...values,
  timeoutSeconds: typedNumber(values.timeoutSeconds),
  maxAttempts: typedNumber(values.maxAttempts),
})

/** Who hears what was saved. */
async function savedText(row: OpenedMenu): Promise<Notice | undefined> {
  if (hasDraft(row)) return { text: t('keptAsDraft') }
  if (row.status !== 'published') return undefined
  return (await savedPlaceText('Ivr')(row)) ?? { text: kept('published') }
}

/** What a greeting lacks, said where it is typed. */
const schema = zIvrInput.check(
  refine(({ greeting }) => greeting.kind !== 'text' || greeting.text?.trim(), {
    path: ['greeting', 'text'],
    error: t('textMissing'),
  }),
  refine(({ greeting }) => greeting.kind !== 'audio' || greeting.recordingId, {
    path: ['greeting', 'recordingId'],
    error: t('recordingMissing'),
  }),
)

function Fields({ row }: { row: OpenedMenu | undefined }) {
  const editor = useMenuEditor(row)
  const { readOnly } = useFormFacts()
  return (
    <>
      {row && <DraftPanel row={row} editor={editor} />}
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} />
        <TextInput name="description" label={t('description')} />
        {readOnly && (
          <SelectInput
            name="status"
            label={t('status')}
            choices={choicesOf({ draft: t('draft'), published: t('published') })}
            span={1}
          />
        )}
        <TextInput
          name="timeoutSeconds"
          label={t('timeoutSeconds')}
          hint={t('timeoutHint')}
          inputMode="numeric"
          span={1}
        />
        <TextInput
          name="maxAttempts"
          label={t('maxAttempts')}
          hint={t('maxAttemptsHint')}
          inputMode="numeric"
          span={1}
        />
      </FieldGroup>
      <FieldGroup title={t('groupGreeting')}>
        <SelectInput
          name="greeting.kind"
          label={t('greetingKind')}
          choices={choicesOf({ text: t('text'), audio: t('audio') })}
        />
        <GreetingFields customerId={editor.draft?.menu.customerId} />
      </FieldGroup>
      <ActionFields menuId={row?.id} editor={editor} />
      {!row && <DraftPanel row={row} editor={editor} />}
    </>
  )
}

export const form = defineForm({
  schema,
  toValues,
  toBody,
  savedApart: ['actions'],
  draft: {
    open: openMenu,
    save: saveEdited,
    parts: { actions: { split: splitChoices, join: joinChoices } },
  },
  savedText,
  bulk: ['description', 'timeoutSeconds', 'maxAttempts'],
  Fields,
})
