import type { components } from '@lineboard/contract'
import { OpNumberStatus } from '@lineboard/contract/enumerations'
import type { Served } from '@lineboard/contract/stated'
import type { Cell } from '../../kit/column.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { rowHref } from '../../places/href.ts'
import { placeOfEntity } from '../../places/place.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { nameOrId } from '../../shared/names/named.ts'
import { movementsText } from '../../shared/payment/movement-text.ts'
import { actingName } from '../../shared/people/acting-name.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
import { permissionWord } from '../../shared/rights/permission-changes.tsx'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './audit-logs.messages.ts'
import { type MatchedOperation, matchOperation } from './match-operation.ts'
import styles from './sentence-cell.module.css'
import { sentenceText } from './sentences.messages.ts'

type AuditLog = components['schemas']['AuditLog']

type Change = NonNullable<AuditLog['changes']>[number]

/** What is read of an entry. */
interface Entry
  extends Pick<
    Served<'AuditLog'>,
    'method' | 'endpoint' | 'statusCode' | 'affected' | 'userId' | 'DashUser' | 'actedBy' | 'recordId' | 'recordName'
  > {
  changes?: readonly Change[]
  movements?: Readonly<AuditLog['movements']>
  forCustomer?: Pick<NonNullable<AuditLog['forCustomer']>, 'companyName'>
}

/** Whose session it was: the person's name, or that it was nobody signed in. */
export function whoOf({ DashUser, userId }: Pick<Entry, 'DashUser' | 'userId'>): string {
  if (DashUser) return personName(DashUser)
  return userId === undefined ? t('nobody') : nameOrId(undefined, userId)
}

/** Whether the app kept by itself how somebody looks at it, such as the columns of a list: nobody set out to change that. */
const isKeptByApp = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  changes !== undefined && changes.length > 0 && changes.every(({ field }) => field === 'uiSettings')

/** The row that an entry is about, in words: by its name where the entry has it. */
function thingOf(
  { recordId, recordName }: Entry,
  { model, id = recordId }: Pick<MatchedOperation, 'model'> & { id?: string | number },
) {
  const { one } = nounsOfModel(model)
  if (recordName) return t('named', { one, name: readableName(recordName) })
  return id === undefined ? t('unnamed', { one }) : t('named', { one, name: String(id) })
}

/** Who may do what, by name: such entries are read when something went wrong. Undefined for others, and where names were not kept. */
function rightsSentence({ changes = [] }: Entry, who: string, thing: string): string | undefined {
  const role = changes.find(({ field }) => field === 'roleId')
  const { beforeName: before, afterName: after } = role ?? {}
  if (after !== undefined)
    return before === undefined
      ? t('roleGiven', { who, thing, role: after })
      : t('roleChanged', { who, thing, role: after, before })
  if (before !== undefined) return t('roleTaken', { who, thing, before })
  const permission = changes.find(({ field }) => field === 'guiPermissionId')
  if (permission?.beforeName === undefined || permission.afterName === undefined) return undefined
  const [from, to] = [permissionWord(permission.beforeName), permissionWord(permission.afterName)]
  return t('permissionChanged', { who, thing, before: from, after: to })
}

/** What something costs from now on; undefined for other changes. */
function priceSentence({ changes = [] }: Entry, who: string, thing: string): string | undefined {
  const { before, after } = changes.find(({ field }) => field === 'price') ?? {}
  if (typeof before !== 'number' || typeof after !== 'number') return undefined
  return t('priceChanged', { who, thing, before: formatNumber(before), after: formatNumber(after) })
}

/** What became of a tracking number, where that is all that changed of it. */
function stateSentence({ changes = [] }: Entry, model: string, who: string, thing: string): string | undefined {
  const [change, ...others] = changes.filter(({ field }) => field !== 'restorableUntil')
  if (model !== 'OpNumber' || change?.field !== 'status' || others.length > 0) return undefined
  const state = OpNumberStatus.find((each) => each === change.after)
  return state && t(`stateChanged.${change.before === 'released' ? 'restored' : state}`, { who, thing })
}

/** A number that was added and charged for: numbers are bought by adding them. */
function purchaseSentence(
  { changes = [], movements = [] }: Entry,
  { model, verb }: MatchedOperation,
  who: string,
  thing: string,
) {
  const isPurchase = model === 'OpNumber' && (verb === 'upsert' || verb === 'create') && changes.length === 0
  return isPurchase && movements.some(({ transactionType }) => transactionType === 'charge')
    ? t('bought', { who, thing })
    : undefined
}

/** Which numbers on offer were held or let go, where that was kept. */
function heldSentence({ recordName, affected }: Entry, verb: string, who: string): string | undefined {
  if (recordName === undefined || (verb !== 'reserve' && verb !== 'release')) return undefined
  return t(verb === 'reserve' && affected === 0 ? 'heldAgain' : verb, {
    who,
    numbers: recordName.split(', ').map(readableName).join(comma),
  })
}

function actSentence(entry: Entry, matched: MatchedOperation | undefined): string {
  const who = actingName(whoOf(entry), entry.actedBy)
  if (!matched) return t('unknown', { who })
  if (isKeptByApp(entry)) return t('kept', { who })
  const { model, verb } = matched
  // By the token of whom somebody acted as: who ended it is kept beside.
  if (verb === 'deimpersonate' && entry.actedBy)
    return t('actedNoMore', { by: personName(entry.actedBy), who: whoOf(entry) })
  // Who was refused is not signed in.
  if (verb === 'authenticate' && (entry.statusCode ?? 0) >= 400) return t('triedToSignIn', { who })
  const { one, other } = nounsOfModel(model)
  const thing = thingOf(entry, matched)
  const named =
    rightsSentence(entry, who, thing) ??
    priceSentence(entry, who, thing) ??
    stateSentence(entry, model, who, thing) ??
    purchaseSentence(entry, matched, who, thing) ??
    heldSentence(entry, verb, who)
  if (named !== undefined) return named
  // The only one of several that might have been is called as the one that was meant.
  const isKnown = entry.affected === 1 && entry.recordId !== undefined
  const counted = entry.affected === undefined ? other : t('counted', { count: entry.affected, one, other })
  return sentenceText(verb, { who, thing, things: other, counted: isKnown ? thing : counted })
}

/** What became of a call, in words; nothing where the server does not keep its status. */
export function outcomeOf(statusCode: number | undefined): string {
  if (statusCode === undefined) return ''
  if (statusCode < 400) return t('outcome.done')
  if (statusCode >= 500) return t('outcome.failed')
  return t(
    statusCode === 401 || statusCode === 403
      ? 'outcome.forbidden'
      : statusCode === 404
        ? 'outcome.missing'
        : 'outcome.refused',
  )
}

/** A sentence with the customer that it was done for, moved money or not, and with the money. */
function withMoney(act: string, { movements, forCustomer }: Entry): string {
  const sentence = forCustomer ? t('actedFor', { sentence: act, customer: forCustomer.companyName }) : act
  return movements ? t('moved', { sentence, money: movementsText(movements) }) : sentence
}

/** An entry in words: who did what, how much money that moved, and that it was refused or failed where it was. */
export function sentenceOf(entry: Entry): string {
  const sentence = withMoney(actSentence(entry, matchOperation(entry.method, entry.endpoint)), entry)
  const outcome = outcomeOf(entry.statusCode)
  return entry.statusCode === undefined || entry.statusCode < 400
    ? sentence
    : t('notDone', { sentence, outcome: outcome.toLowerCase() })
}

/** The words of a sentence that name a row, and where that row stands; undefined where it is gone, or has no list. */
export function linkOf(entry: Entry): { words: string; href: string } | undefined {
  const matched = matchOperation(entry.method, entry.endpoint)
  const id = Number(matched?.id ?? entry.recordId)
  const place = matched && placeOfEntity(matched.model)
  if (!place || Number.isNaN(id) || entry.method === 'DELETE' || matched.verb.startsWith('delete')) return undefined
  return { words: thingOf(entry, matched), href: rowHref(place, { action: 'edit', id }) }
}

/** An entry in words, in which the row that it is about is a link to it. */
export function LinkedSentence({ entry, tabIndex }: { entry: Entry; tabIndex?: number }) {
  const text = sentenceOf(entry)
  const link = linkOf(entry)
  const at = link ? text.indexOf(link.words) : -1
  if (!link || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <PlaceLink href={link.href} {...(tabIndex !== undefined && { tabIndex })}>
        {link.words}
      </PlaceLink>
      {text.slice(at + link.words.length)}
    </>
  )
}

/** The entry in words. What is copied is the endpoint, which the words are made of. */
export const sentenceCell: Cell<string> = {
  toText: (endpoint) => endpoint,
  saysOther: true,
  render: ({ row, tabIndex }) => {
    // Only lists of audit entries have the cell.
    const entry = row as AuditLog
    // One box: where words and link are boxes of their own, the space between them is lost.
    return (
      <span className={isKeptByApp(entry) ? `${styles.sentence} ${styles.kept}` : styles.sentence}>
        <LinkedSentence entry={entry} tabIndex={tabIndex} />
      </span>
    )
  },
  widthPx: 320,
}

/** What became of the call, in words; a file keeps the number the server gave. */
export const outcomeCell: Cell<number> = {
  toText: outcomeOf,
  toFile: (statusCode) => statusCode,
  widthPx: 120,
}
