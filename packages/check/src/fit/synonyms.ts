import { joined, wordsOf } from './names.ts'

/** Columns of telephony servers that mean one field of the contract, without case and separators. */
const sure: Readonly<Record<string, readonly string[]>> = {
  'CallLog.talkSeconds': [
    'billsec',
    'billseconds',
    'billableseconds',
    'talktime',
    'talksec',
    'talkduration',
    'talktimeseconds',
  ],
  'CallLog.ringSeconds': ['ringtime', 'ringsec', 'ringduration', 'waittime', 'waitsec', 'waitseconds'],
  'CallLog.startedAt': [
    'calldate',
    'starttime',
    'startstamp',
    'starttimestamp',
    'callstart',
    'callstarttime',
    'calltime',
    'calldatetime',
    'startdate',
  ],
  'CallLog.answeredAt': ['answertime', 'answerstamp', 'connecttime', 'connectedat'],
  'CallLog.endedAt': [
    'endtime',
    'endstamp',
    'endtimestamp',
    'callend',
    'callendtime',
    'hanguptime',
    'disconnecttime',
    'stoptime',
  ],
  'CallLog.status': ['disposition', 'calldisposition', 'callresult', 'calloutcome'],
  'CallLog.callId': ['uniqueid', 'sipcallid', 'calluuid'],
  'CallLog.callerNumber': ['src', 'callerid', 'callernum', 'calleridnum', 'ani', 'callingnumber', 'fromnumber'],
  'CallLog.trackingNumber': ['did', 'didnumber', 'inboundnumber'],
  'CallLog.charge': ['callcost', 'callcharge', 'callprice'],
  '*.createdAt': [
    'created',
    'createdon',
    'createdate',
    'createddate',
    'creationdate',
    'creationtime',
    'createtime',
    'datecreated',
    'insertedat',
  ],
  '*.currency': ['currencycode'],
}

/** Columns that may mean a field: a person decides. */
const likely: Readonly<Record<string, readonly string[]>> = {
  'CallLog.talkSeconds': ['duration', 'callduration', 'length', 'totalseconds'],
  'CallLog.status': ['result', 'outcome', 'state', 'hangupcause'],
  'CallLog.callId': ['linkedid', 'uuid', 'sessionid'],
  'CallLog.trackingNumber': ['dst', 'destination', 'dialednumber', 'callednumber', 'tonumber', 'dnis'],
  'CallLog.receivingNumber': ['dst', 'destination', 'forwardedto', 'targetnumber', 'peernumber', 'callee'],
  'CallLog.charge': ['cost', 'price', 'amount', 'rate', 'sessionbill'],
  'CallLog.direction': ['dcontext', 'calltype', 'type', 'context'],
  'CallLog.recordingId': ['recording', 'record'],
  'CallLog.startedAt': ['createdat', 'created', 'date', 'timestamp'],
}

const owners = ['company', 'customer', 'tenant', 'account', 'client', 'organization', 'organisation']

/** Whether a column may have the id of the customer that a row belongs to. */
export function isOwnerName(name: string): boolean {
  const words = wordsOf(name)
  const [first = '', second] = words.length === 1 ? [joined(name).replace(/id$/, '')] : words
  return owners.includes(first) && (second === undefined || second === 'id') && words.length < 3
}

// Words of names that mean the same in every model.
const safeWords: Readonly<Record<string, string>> = {
  started: 'start',
  ended: 'end',
  answered: 'answer',
  created: 'create',
  creation: 'create',
  updated: 'update',
  modified: 'update',
  time: 'at',
  date: 'at',
  on: 'at',
  stamp: 'at',
  timestamp: 'at',
  datetime: 'at',
  sec: 'seconds',
  secs: 'seconds',
  second: 'seconds',
  no: 'number',
  num: 'number',
  nr: 'number',
  recordings: 'recording',
  desc: 'description',
  qty: 'quantity',
}

/** Words that mean the same in some models. */
const looseWords: Readonly<Record<string, string>> = {
  title: 'name',
  label: 'name',
  state: 'status',
  category: 'type',
  kind: 'type',
  enabled: 'active',
  is: '',
  has: '',
  cost: 'price',
  amount: 'price',
  count: 'quantity',
  note: 'description',
  comment: 'description',
  phone: 'number',
  did: 'number',
}

const keyOf = (words: readonly string[], ...tables: Readonly<Record<string, string>>[]) =>
  words
    .map((word) => tables.reduce((known, table) => (Object.hasOwn(table, known) ? (table[known] ?? '') : known), word))
    .filter(Boolean)
    .toSorted()
    .join(' ')

const listed = (table: typeof sure, model: string, field: string) => [
  ...(table[`${model}.${field}`] ?? []),
  ...(table[`*.${field}`] ?? []),
]

/** How a name of a column is like that of a field, from 0 to 1, and why. From 0.85 on it is sure. */
export function nameScore(model: string, field: string, column: string): { score: number; why: string } {
  const [ours, theirs] = [wordsOf(field), wordsOf(column)]
  const text = theirs.join('')
  if (text === ours.join('')) return { score: 1, why: 'same name' }
  if (listed(sure, model, field).includes(text)) return { score: 0.95, why: 'usual name of it' }
  if (keyOf(ours, safeWords) === keyOf(theirs, safeWords)) return { score: 0.88, why: 'same words' }
  const ofModel = wordsOf(model).flatMap((word) => [word, `${word}s`])
  const without = theirs.filter((word) => !ofModel.includes(word))
  const isOwnPart = without.length > 0 && without.length < theirs.length && without.join('') !== 'id'
  if (isOwnPart && keyOf(without, safeWords) === keyOf(ours, safeWords))
    return { score: 0.86, why: 'same name after the name of the model' }
  if (listed(likely, model, field).includes(text)) return { score: 0.7, why: 'may be named so' }
  if (keyOf(ours, safeWords, looseWords) === keyOf(theirs, safeWords, looseWords))
    return { score: 0.7, why: 'similar words' }
  const both = ours.filter((word) => theirs.includes(word)).length
  const all = new Set([...ours, ...theirs]).size
  return { score: (both / all) * 0.7, why: 'some words are the same' }
}

/** Names that servers give to a model of the contract. */
const modelNames: Readonly<Record<string, readonly string[]>> = {
  CallLog: ['cdr', 'call', 'callrecord', 'calldetailrecord', 'callhistory'],
  Customer: ['company', 'tenant', 'account', 'client', 'organization'],
  OpNumber: ['did', 'didnumber', 'trackingnumber'],
  DashUser: ['user', 'appuser'],
}

/** Whether a model of a server is one of the contract by its name. */
export function isNameOfModel(model: string, theirs: string): boolean {
  const text = joined(theirs)
  const names = [joined(model), ...(modelNames[model] ?? [])]
  return names.some((name) => text === name || text === `${name}s`)
}

/** The word that most names begin or end with, such as the `x` of `status_x`: it is no part of any of them. */
export function commonAffix(names: readonly string[]): (name: string) => string {
  const same = (name: string) => name
  const several = names.map(wordsOf).filter((words) => words.length > 1)
  if (several.length < 4) return same
  for (const at of [0, -1]) {
    const counts = new Map<string, number>()
    for (const words of several) {
      const word = words.at(at) ?? ''
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    const [word, count] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
    if (count < names.length * 0.6 || ['at', 'id', 'is', 'date', 'time', 'number', 'name'].includes(word)) continue
    return (name) => {
      const words = wordsOf(name)
      if (words.length < 2 || words.at(at) !== word) return name
      return (at === 0 ? words.slice(1) : words.slice(0, -1)).join('_')
    }
  }
  return same
}
