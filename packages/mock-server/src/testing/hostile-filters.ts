import type { Prng } from '../ground/prng.ts'

/** Fields, right and wrong, of the row itself and through relations, some of which lead round and round. */
const paths = [
  'id',
  'name',
  'description',
  'customerId',
  'createdAt',
  'Customer.companyName',
  'principals.DashRole.name',
  'principals.DashRole.'.repeat(400),
  'DashUser.DashRoleMapping.DashRole.principals.principalId',
  'a.b.c',
  '__proto__',
  'constructor.prototype',
]

/** Patterns and expressions that cost an engine which tries every way its life. */
const patterns = [
  '%_%_%_%_%_%#',
  `${'%a'.repeat(90)}#`,
  '%\\%_\\_%',
  '_'.repeat(199),
  '%'.repeat(5000),
  '(a+)+$',
  '(a|aa)+#',
  '^(.*)*#$',
  `${'.*'.repeat(60)}#`,
  '(?:a?){40}a{40}#',
  '((a{30}){30}){30}',
  '(?=a)a',
  '(a)\\1',
  '/[/',
  '/a/zz',
  '\\pL{900}',
]
const operators = ['like', 'ilike', 'nlike', 'nilike', 'regexp']
const includes = ['Customer', 'DashUser', 'principals', 'DashRole', 'versions', 'attachments', 'owner', '__proto__']
const manyTimes = [1, 3, 12, 60, 500]

const repeated = <T>(prng: Prng, make: () => T): T[] => Array.from({ length: prng.pick(manyTimes) }, make)

function condition(prng: Prng): object {
  const operand = prng.chance(0.8)
    ? { [prng.pick(operators)]: prng.pick(patterns) }
    : { inq: repeated(prng, () => 'a') }
  return { [prng.pick(paths)]: operand }
}

function where(prng: Prng, depth: number): object {
  if (depth === 0 || prng.chance(0.3)) return condition(prng)
  // Wide at the bottom alone: wide at every level is more than fits into an address, or into memory.
  const parts = depth > 1 ? 2 : prng.pick(manyTimes)
  return { [prng.pick(['and', 'or', 'nor'])]: Array.from({ length: parts }, () => where(prng, depth - 1)) }
}

function include(prng: Prng, depth: number): unknown {
  if (depth === 0) return prng.pick(includes)
  if (prng.chance(0.2)) return repeated(prng, () => prng.pick(includes))
  return [{ relation: prng.pick(includes), scope: { include: include(prng, depth - 1) } }]
}

/** JSON nested deeper than whoever walks it has stack. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** A filter made to take long, as the text of a query parameter; at most as long as an address may be. */
export function hostileFilter(prng: Prng): string {
  const makers: readonly (() => string)[] = [
    () => JSON.stringify({ where: where(prng, 4) }),
    () => JSON.stringify({ where: condition(prng), order: repeated(prng, () => `${prng.pick(paths)} DESC`) }),
    () => JSON.stringify({ include: include(prng, prng.pick([1, 3, 8])), limit: prng.pick([0, 1, 1e9]) }),
    () => `{"${prng.pick(['where', 'order', 'include', 'fields', 'limit'])}":${nested(prng.pick([90, 5000, 12_000]))}}`,
    () => `{"where":{"id":{"inq":${nested(5000)}}}}`,
    () => `{"where":${'{"or":['.repeat(prng.pick([19, 21, 900]))}{}${']}'.repeat(900)}}`,
  ]
  const text = prng.pick(makers)()
  return encodeURIComponent(text).length < 50_000 ? text : '{"where":{"name":{"like":"%_%_%_%_%#"}}}'
}
