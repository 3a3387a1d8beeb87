import { useWatch } from 'react-hook-form'
import { canSpeak } from '../../../browser/speech.ts'
import { useCall } from '../../../data/use-call.ts'
import { useFormFacts } from '../../../kit/form/form-context.ts'
import { inputsFor } from '../../../kit/form/inputs.ts'
import { RecordingPlayer } from '../../../shared/recording/recording-player.tsx'
import type { Values } from '../menu/voice-menu-values.ts'
import { t as languageInputT, t as said } from '../menu/voice-menus.messages.ts'
import { playable } from './playable.ts'
import { t } from './prompt.messages.ts'
import styles from './prompt.module.css'
import { ReadAloud } from './read-aloud.tsx'
import { RecordingChoice } from './recording-choice.tsx'

const { SelectInput, TextInput } = inputsFor<Values>()

const field = { name: 'greeting.language', label: languageInputT('language'), span: 1 } as const

/** The language that a text is read in, of those that the server reads; a tag is typed in where they are not known. */
export function LanguageInput() {
  const chosen = useWatch<Values, 'greeting.language'>({ name: field.name })
  const { data: languages } = useCall('Language.find', { filter: { order: 'name ASC' } }, { silent: true })
  if (!languages?.length) return <TextInput {...field} hint={languageInputT('languageHint')} />
  const choices = languages.map(({ code, nativeName }) => ({ value: code, label: `${nativeName} (${code})` }))
  const isListed = choices.some(({ value }) => value === chosen)
  return <SelectInput {...field} choices={isListed ? choices : [{ value: chosen, label: chosen }, ...choices]} />
}

/** What callers hear: a text that can be read aloud, or a recording that can be chosen and played. */
export function GreetingFields({ customerId }: { customerId: number | undefined }) {
  const kind = useWatch<Values, 'greeting.kind'>({ name: 'greeting.kind' })
  return kind === 'audio' ? <Recorded customerId={customerId} /> : <Text />
}

function Text() {
  const { text, language, voice } = useWatch<Values, 'greeting'>({ name: 'greeting' })
  return (
    <>
      <TextInput name="greeting.text" label={said('greetingText')} lines={3} />
      <div className={styles.prompt}>
        <ReadAloud {...{ text, language, voice }} />
        <small>{canSpeak() ? t('otherVoice') : t('noSpeech')}</small>
      </div>
      <TextInput name="greeting.voice" label={said('voice')} hint={said('voiceHint')} span={1} />
      <LanguageInput />
    </>
  )
}

function Recorded({ customerId }: { customerId: number | undefined }) {
  const { readOnly } = useFormFacts()
  const id = useWatch<Values, 'greeting.recordingId'>({ name: 'greeting.recordingId' })
  const recordingId = playable(id)
  return (
    <>
      <TextInput name="greeting.recordingId" label={said('recordingId')} hint={said('recordingHint')} />
      <div className={styles.prompt}>
        {!readOnly && <RecordingChoice name="greeting.recordingId" customerId={customerId} chosen={id} />}
        {recordingId !== undefined && (
          <RecordingPlayer
            key={recordingId}
            recordingId={recordingId}
            label={t('recordingLabel')}
            fileName={String(recordingId)}
          />
        )}
        {id.trim() !== '' && recordingId === undefined && <small>{t('unknownId')}</small>}
        <small>{t('noUpload')}</small>
      </div>
    </>
  )
}
