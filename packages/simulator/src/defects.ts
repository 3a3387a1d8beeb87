import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A defect to plant: a text of a source, and what stands there instead. */
interface Defect {
  file: string
  text: string
  instead: string
}

const MOCK = 'mock-server/src/'
const SDK = 'sdk/src/'

/** Known defects, to see whether the simulation finds each. */
export const defects: Readonly<Record<string, Defect>> = {
  'answers to a repeated key are forgotten': {
    file: `${MOCK}api/pipeline/once.ts`,
    text: 'if (answer && answer.statusCode < 500) storeAnswer(context, id, fingerprint, answer)',
    instead: '',
  },
  'a failed write is not tried again': {
    file: `${MOCK}store/kept/keep.ts`,
    text: 'dirty = written\n',
    instead: '\n',
  },
  'deleted rows stay on the disk': {
    file: `${MOCK}store/kept/data-file.ts`,
    text: 'if (text === undefined) drop.run(id)',
    instead: 'if (text === undefined) drop.run(-1)',
  },
  'money is not written at once': {
    file: `${MOCK}api/pipeline/api.ts`,
    text: 'return match?.operation.takesKey ? committed(world, result) : result',
    instead: 'return result',
  },
  'ids are given twice': {
    file: `${MOCK}store/kept/keep.ts`,
    text: 'lastIds.get(model))',
    instead: '0)',
  },
  'the audit log leaves out added rows': {
    file: `${MOCK}api/pipeline/api.ts`,
    text: "if (match?.operation.effect === 'write' && isDoneNow)",
    instead: "if (match?.operation.effect === 'write' && isDoneNow && request.method !== 'POST')",
  },
  'the audit log names the person acted as alone': {
    file: `${MOCK}api/pipeline/audit.ts`,
    text: '...(actedById !== undefined && { actedById }),',
    instead: '',
  },
  'sockets tell everybody': {
    file: `${MOCK}edge/realtime/socket-server.ts`,
    text: 'if (customerId !== 0 && customerId !== principal.customerId) return false',
    instead: '',
  },
  'sockets leave out the latest subscriber': {
    file: `${MOCK}edge/realtime/socket-server.ts`,
    text: 'for (const listener of listeners) {',
    instead: 'for (const listener of [...listeners].slice(0, -1)) {',
  },
  'a movement is missing in the ledger': {
    file: `${MOCK}domain/billing/wallet/wallet.ts`,
    text: '  transfer(store, {\n    ...sides,',
    instead: "  if (movement.transactionType !== 'refund') transfer(store, {\n    ...sides,",
  },
  'the shown balance is not brought up to date': {
    file: `${MOCK}domain/billing/wallet/wallet.ts`,
    text: '  showBalance(store, customerId)\n',
    instead: '',
  },
  'more than was paid is given back': {
    file: `${MOCK}domain/billing/wallet/adjustments.ts`,
    text: 'refundedAmount: fromCents(toCents(payment.refundedAmount ?? 0) + amountCents),',
    instead: '',
  },
  'rows of all customers are found': {
    file: `${MOCK}domain/access/scope.ts`,
    text: 'return seesAllRows(principal, viewOf[model] ?? model) || right === undefined',
    instead: 'return true',
  },
  'whoever may read may change': {
    file: `${MOCK}domain/access/permit.ts`,
    text: 'if (mayCall(principal, operation.id, Number(params.id))) return undefined',
    instead: 'if (principal.userId !== 0) return undefined',
  },
  'the client sends a payment again with another key': {
    file: `${SDK}transport/transport.ts`,
    text: ', init), init.method, options.fetch)',
    instead:
      ", { ...init, headers: { ...init.headers, ...(hasKey && { 'idempotency-key': String(Math.random()) }) } }), init.method, options.fetch)",
  },
  'the client repeats what may not be repeated': {
    file: `${SDK}transport/transport.ts`,
    text: 'again: entry.isRepeatable || hasKey ? make : undefined',
    instead: 'again: make',
  },
}

const fileOf = ({ file }: Defect): string => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** Whether the text of a defect stands in its source once. */
export const isPlantable = (defect: Defect): boolean =>
  readFileSync(fileOf(defect), 'utf8').split(defect.text).length === 2

/** Plants a defect in what is loaded from now on. Throws a RangeError for one that is not known, or has no place. */
export function plant(name: string): void {
  const defect = defects[name]
  if (!defect) throw new RangeError(`There is no defect "${name}", but: ${Object.keys(defects).join('; ')}`)
  if (!isPlantable(defect)) throw new RangeError(`"${name}" has no place any more in ${defect.file}`)
  const path = fileOf(defect)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith('file:') || fileURLToPath(url) !== path) return loaded
      return { ...loaded, source: String(loaded.source).replace(defect.text, () => defect.instead) }
    },
  })
}
