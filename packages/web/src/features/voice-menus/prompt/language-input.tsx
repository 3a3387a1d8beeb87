import { useWatch } from 'react-hook-form'
import { useCall } from '../../../data/use-call.ts'
import { inputsFor } from '../../../resource/form/inputs.ts'
import type { Values } from '../voice-menu-values.ts'
import { t } from '../voice-menus.messages.ts'

const { SelectInput, TextInput } = inputsFor<Values>()

const field = { name: 'greeting.language', label: t('language'), span: 1 } as const

/** The language that a text is read in, of those that the server reads; a tag is typed in where they are not known. */
export function LanguageInput() {
  const chosen = useWatch<Values, 'greeting.language'>({ name: field.name })
  const { data: languages } = useCall('Language.find', { filter: { order: 'name ASC' } }, { silent: true })
  if (!languages?.length) return <TextInput {...field} hint={t('languageHint')} />
  const choices = languages.map(({ code, nativeName }) => ({ value: code, label: `${nativeName} (${code})` }))
  const isListed = choices.some(({ value }) => value === chosen)
  return <SelectInput {...field} choices={isListed ? choices : [{ value: chosen, label: chosen }, ...choices]} />
}
