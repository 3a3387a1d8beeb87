// Which calls a source names: `'Ticket.find'`, `api().Ticket.find(…)`, `merge(api().Ticket, …)`, or the address of a file to download.

/** What `merge` and `replace` call, in the order of their preference. */
const CHANGING = ['patchById', 'patch', 'replaceById', 'upsert']

/** What stands in comments is said and not done; who asks whether somebody may make a call does not make it. */
const doneIn = (source) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(?:use)?[mM]ay\w*\((?:\w+, )?'[A-Z]\w+\.\w+'/g, '')

/**
 * The ids of the calls that a source names.
 * @param {string} source
 * @param {ReadonlyMap<string, { method: string, path: string }>} operations by id
 * @returns {Set<string>}
 */
export function namedOperations(source, operations) {
  const text = doneIn(source)
  const quoted = [...text.matchAll(/'([A-Z]\w+\.\w+)'/g)].map(([, id]) => id)
  const called = [...text.matchAll(/\.\s*([A-Z]\w+)\s*\.\s*([a-z]\w+)\b/g)].map(([, model, verb]) => `${model}.${verb}`)
  const changed = [...text.matchAll(/\b(?:merge|replace)\(\s*api\(\)\.([A-Z]\w+)/g)].flatMap(([, model]) => {
    const change = CHANGING.map((verb) => `${model}.${verb}`).find((id) => operations.has(id))
    return [change ?? '', `${model}.find`]
  })
  const addresses = new Set([...text.matchAll(/'(\/[A-Z]\w+\/\w+)'/g)].map(([, path]) => path))
  const fetched = [...operations].filter(([, { method, path }]) => method === 'GET' && addresses.has(path))
  return new Set([...quoted, ...called, ...changed, ...fetched.map(([id]) => id)].filter((id) => operations.has(id)))
}
