import { useWatch } from 'react-hook-form'
import { useFormFacts } from '../../../resource/form/form-context.ts'
import { inputsFor } from '../../../resource/form/inputs.ts'
import type { Values } from '../voice-menu-values.ts'
import { t as said } from '../voice-menus.messages.ts'
import { t } from './prompt.messages.ts'
import styles from './prompt.module.css'
import { RecordingChoice } from './recording-choice.tsx'

const { TextInput } = inputsFor<Values>()

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
      <TextInput name={name} label={label} span={1} hint={said('recordingTargetHint')} />
      {!readOnly && (
        <div className={styles.prompt}>
          <RecordingChoice name={name} customerId={customerId} chosen={id} />
          <small>{t('textInstead')}</small>
        </div>
      )}
    </>
  )
}
