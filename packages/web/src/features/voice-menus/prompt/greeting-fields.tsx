import type { Served } from '@lineboard/contract/stated'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../../data/use-call.ts'
import { useFormFacts } from '../../../kit/form/form-context.ts'
import { inputsFor } from '../../../kit/form/inputs.tsx'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { RecordingPlayer } from '../../../shared/recording/recording-player.tsx'
import { formatDateTime } from '../../../state/dates.ts'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import type { Values } from '../menu/menu-values.ts'
import { t as said } from '../menu/voice-menus.messages.ts'
import { t } from './prompt.messages.ts'
import styles from './prompt.module.css'
import { playable, ReadAloud } from './read-aloud.tsx'
import { canSpeak } from './speech.ts'

/** Recordings that are offered. */
const OFFERED = 50

interface RecordingChoiceProps {
  /** The field of the greeting, or of a key that plays one. */
  name: 'greeting.recordingId' | `actions.${number}.text`
  customerId: number | undefined
  chosen: string
}

/** Puts the recording of one of the latest calls into a field. */
export function RecordingChoice({ name, customerId, chosen }: RecordingChoiceProps) {
  const { setValue } = useFormContext<Values>()
  const formatPhone = usePhoneFormat()
  const filter = {
    where: { ...(customerId !== undefined && { customerId }), recordingId: { gt: 0 } },
    fields: ['id', 'recordingId', 'startedAt', 'callerNumber'],
    order: 'startedAt DESC',
    limit: OFFERED,
  } as const
  const { data } = useCall('CallLog.find', { filter }, { silent: true })
  if (!data) return null
  if (data.length === 0) return <p>{t('none')}</p>
  const options = data.map(({ recordingId, startedAt, callerNumber }) => ({
    value: String(recordingId),
    label: t('recordingOf', { when: formatDateTime(startedAt), caller: formatPhone(callerNumber) }),
  }))
  const isListed = options.some(({ value }) => value === chosen)
  return (
    <PlainSelect
      label={t('recordings')}
      options={isListed ? options : [{ value: '', label: t('choose') }, ...options]}
      value={isListed ? chosen : ''}
      onChange={({ target: { value } }) => setValue(name, value, { shouldDirty: true, shouldValidate: true })}
    />
  )
}

const { SelectInput, TextInput } = inputsFor<Values>()

const field = { name: 'greeting.language', label: said('language'), span: 1 } as const

/** The language that a text is read in, of those that the server reads; a tag is typed in where they are not known. */
export function LanguageInput() {
  const chosen = useWatch<Values, 'greeting.language'>({ name: field.name })
  const { data: languages } = useCall('Language.find', { filter: { order: 'name ASC' } }, { silent: true })
  if (!languages?.length) return <TextInput {...field} hint={said('languageHint')} />
  const choices = languages.flatMap(({ code, name, nativeName }: Served<'Language'>) =>
    code === undefined ? [] : { value: code, label: `${nativeName ?? name} (${code})` },
  )
  if (choices.length === 0) return <TextInput {...field} hint={said('languageHint')} />
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
