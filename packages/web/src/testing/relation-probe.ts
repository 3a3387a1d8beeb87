/**
 * What a server that looks through relations answers to who finds out whether it does: there is a row that belongs to another one, and of those of
 * that one none belongs to any other. Undefined of any other question.
 */
export function relationProbe({ url }: Pick<Request, 'url'>): object[] | undefined {
  const filter: unknown = JSON.parse(new URL(url).searchParams.get('filter') ?? '{}')
  const { limit, where = {}, fields = {} } = Object(filter)
  const [field, ...more] = Array.isArray(fields) ? fields : Object.keys(fields)
  if (limit !== 1 || field === undefined || more.length > 0) return undefined
  const asked = JSON.stringify(where)
  if (/\.id":\{"neq":/.test(asked)) return []
  return asked.includes(`"${field}":{"neq":null}`) ? [{ [field]: 1 }] : undefined
}
