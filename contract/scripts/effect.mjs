// What a call does to the server: whether it changes anything, may be sent twice, moves money.

const READING = new Set(['find', 'findById', 'count', 'download'])
/** A second call of these adds another row, or finds none to delete. */
const ONCE = new Set(['create', 'upsert', 'deleteById', 'deleteAll'])

/** Whether an `Idempotency-Key` makes it safe to be sent twice. Parameters may still be references. */
const takesKey = ({ parameters = [] }) =>
  parameters.some(({ name, $ref = '' }) => name === 'Idempotency-Key' || $ref.endsWith('/idempotencyKey'))

/** What an operation says that can't be; undefined where nothing is. */
function problemOf(method, operation) {
  const { 'x-effect': effect, 'x-repeatable': repeatable, 'x-moves-money': money, 'x-loopback': loopback } = operation
  if (effect !== 'read' && effect !== 'write') return 'needs an x-effect, read or write'
  if (![repeatable, money].every((flag) => flag === undefined || flag === true))
    return 'has an x-repeatable or x-moves-money other than true: leave it out'
  if (money && !takesKey(operation)) return 'moves money, so it takes the Idempotency-Key of shared/parameters.yaml'
  if (effect === 'read' && money) return 'moves money, so it is no read'
  const { 'x-recent-code': recentCode, 'x-permission': permission } = operation
  if (![undefined, true, 'buying'].includes(recentCode))
    return 'has an x-recent-code other than true or buying: leave it out'
  if (recentCode && effect === 'read') return 'is a read: it needs no x-recent-code'
  if (money && !recentCode && permission !== 'public') return 'moves money, so it needs an x-recent-code'
  if (effect === 'read' && repeatable) return 'is a read: any can be repeated, without x-repeatable'
  if (effect === 'read' && method === 'DELETE') return 'deletes, so it is no read'
  if (loopback && READING.has(loopback.method) !== (effect === 'read'))
    return `is no ${effect}: its x-loopback says ${loopback.method}`
  if (loopback && repeatable && ONCE.has(loopback.method))
    return `is not repeatable: its x-loopback says ${loopback.method}`
  return undefined
}

/**
 * The effect of an operation. Throws where the contract leaves it out or contradicts itself.
 * @param {{ id: string, method: string, operation: object }} entry
 */
export function effectOf({ id, method, operation }) {
  const problem = problemOf(method, operation)
  if (problem) throw new Error(`${id} ${problem}.`)
  const effect = operation['x-effect']
  return {
    effect,
    isRepeatable: effect === 'read' || operation['x-repeatable'] === true,
    movesMoney: operation['x-moves-money'] === true,
    takesKey: takesKey(operation),
  }
}
