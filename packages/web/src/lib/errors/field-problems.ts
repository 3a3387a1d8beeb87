import type { ValidationDetails } from '@lineboard/sdk'
import { language } from '../messages.ts'
import { t } from './errors.messages.ts'
import { asSentence, isWorded } from './is-worded.ts'
import { inOwnWords } from './server.messages.ts'

/** Fields whose names, taken apart, would not be what people call them. */
const named: Readonly<Record<string, string>> = {
  id: 'row',
  ids: 'rows',
  ttl: 'lifetime',
  uiSettings: 'personal settings',
  apikey: 'API key',
  gw_list: 'gateways',
  gateway_id: 'gateway',
  gw: 'gateway',
  proto: 'protocol',
  recur: 'billing period',
  last4: 'last four digits',
  expMonth: 'expiry month',
  expYear: 'expiry year',
  cardNo: 'card number',
  cardExpDate: 'expiry date of the card',
  cardCvv: 'security code of the card',
  client_secret: 'payment',
  payment_id: 'payment',
  agreeTermsConditions: 'agreement to the terms',
  isVerificationRequired: 'need of a verification',
  billingId: 'billing account',
  defaultOutbound: 'choice as default outbound gateway',
  digitsStrip: 'number of digits to strip',
  moveToId: 'row to move to',
  maxAttempts: 'number of attempts',
  firstTimeCaller: 'mark of a first call',
  receiving_numberId: 'receiving number',
  balanceAfter: 'balance afterwards',
  rememberedIf: 'choice to be remembered',
  principalId: 'person',
  principalType: 'kind of person',
  GuiVisibilities: 'permissions',
  DashRoleMapping: 'role',
  widgetName: 'widget',
  updateInfo: 'choice of rows',
  start_daterange: 'start of the period',
  end_daterange: 'end of the period',
  daterange: 'period',
  view_by: 'kind of view',
  compare_start_daterange: 'start of the period compared with',
  compare_end_daterange: 'end of the period compared with',
}

/** Words that stand for something else in the API, or are written in capitals. */
const words: Readonly<Record<string, string>> = {
  sip: 'SIP',
  ip: 'IP',
  vat: 'VAT',
  api: 'API',
  url: 'URL',
  uri: 'address',
  zip: 'ZIP',
  ivr: 'voice menu',
  op: 'tracking',
  dash: '',
  gui: '',
  info: 'details',
}

/**
 * What a field of the API is called in the middle of a sentence: `tracking_sourceId` is a tracking source. What leads to it
 * from outside, such as `Customer.`, is left out.
 */
export function fieldWords(path: string): string {
  const field = path.split('.').at(-1) ?? path
  const known = Object.hasOwn(named, field) ? named[field] : undefined
  if (known) return known
  const parts = field
    .replace(/_?Ids?$|_ids?$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .split(/[^A-Za-z\d]+/)
    .map((part) => part.toLowerCase())
  const said = parts.map((part) => (Object.hasOwn(words, part) ? words[part] : part)).filter(Boolean)
  return said.join(' ') || 'value'
}

/** What a field of the API is called where it stands alone and nobody has labelled it: `tracking_sourceId` is `Tracking source`. */
export function fieldLabel(path: string): string {
  const said = fieldWords(path)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

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
