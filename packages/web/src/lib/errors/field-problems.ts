import type { ValidationDetails } from '@lineboard/sdk'
import { language } from '../messages.ts'
import { t } from './errors.messages.ts'
import { fieldWords } from './field-words.ts'
import { asSentence, isWorded } from './is-worded.ts'
import { inOwnWords } from './server.messages.ts'

// Rules as LoopBack, and schemas, name them.
const rules = [
  ['missing', /presence|required/i],
  ['taken', /uniqueness|taken/i],
  ['gone', /existence/i],
  ['choice', /inclusion|exclusion|enum|const/i],
  ['long', /length\.max|maxLength|maxItems/i],
  ['short', /length\.min|minLength|minItems/i],
  ['number', /numericality|minimum|maximum|number/i],
  ['form', /format|pattern|type/i],
] as const

function ruleOf(codes: readonly string[]) {
  return rules.find(([, pattern]) => codes.some((code) => pattern.test(code)))?.[0] ?? 'other'
}

/** What was refused of one field in a sentence about `subject`, such as `The tracking source`, or `This` where it stands at the field. */
export function fieldProblem(subject: string, texts: readonly string[], codes: readonly string[] = []): string {
  // What to do instead is a page of this app, which no server knows.
  if (codes.includes('sale')) return t('field.sale', { subject })
  const said = texts.map((text) => text.trim()).filter((text) => text !== '')
  const rule = t(`field.${ruleOf(codes)}`, { subject })
  if (said.length === 0 || !said.every(isWorded)) return rule
  return [...new Set(said.flatMap((text) => sentencesOf(subject, text, ruleOf(codes), rule)))].join(' ')
}

/** What a server said of a field: in the language where its words are known, else by the rule that was broken. */
function sentencesOf(subject: string, text: string, kind: ReturnType<typeof ruleOf>, rule: string): string[] {
  const own = inOwnWords(text)
  // Servers say "is taken" of the field, as a rule; what begins with a capital is a sentence of its own.
  if (own !== text || /^[A-Z]/.test(text)) return [asSentence(own)]
  // A subject of another language would make no sentence with it.
  if (language === 'en') return [asSentence(`${subject} ${text}`)]
  return kind === 'other' ? [rule, asSentence(text)] : [rule]
}

/** What was refused of every field, each in words. `labels` are those a form shows. */
export function fieldProblems(
  { messages, codes }: ValidationDetails,
  labelOf: (field: string) => string | undefined = () => undefined,
) {
  return Object.entries(messages).map(([field, texts]) => {
    const label = labelOf(field)
    const subject = label ?? t('field.subject', { field: fieldWords(field) })
    return fieldProblem(subject, texts, codes[field])
  })
}
