/** Names of the schemas that a part of the document refers to, by way of others too. */
function namesBelow(node, schemas, found = new Set()) {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' && /^#\/components\/schemas\/(.+)$/.exec(value)?.[1]
    if (name && !found.has(name)) {
      found.add(name)
      namesBelow(schemas[name], schemas, found)
    } else namesBelow(value, schemas, found)
  }
  return found
}

const fieldsOf = (schema) => Object.keys(schema?.properties ?? {})

/** What a call takes and answers: its fields, and the names of models. */
function fieldWords({ parameters, requestBody, responses }, { schemas }) {
  const names = namesBelow({ parameters, requestBody, answer: responses?.['200'] }, schemas)
  return [...names].flatMap((name) => [name, ...fieldsOf(schemas[name])])
}

/** The words by which each call is found: its name, path, summary, models and fields, by `method path`. */
function wordsOfCalls({ paths, components }) {
  const words = new Map()
  for (const [path, item] of Object.entries(paths))
    for (const [method, call] of Object.entries(item)) {
      const { operationId = '', summary = '', tags = [] } = call
      const near = [operationId, method, path, summary, ...tags].join(' ').toLowerCase()
      words.set(`${method} ${path}`, { near, far: fieldWords(call, components).join(' ').toLowerCase() })
    }
  return words
}

/**
 * Lets the viewer show the calls that have all words of a phrase: those that have them in name, path or summary; where there are none, those
 * with a model or field of that name.
 */
export function createSearch() {
  let document
  let words
  const wordsOf = (next) => {
    if (next !== document) words = wordsOfCalls(next)
    document = next
    return words
  }
  function hits(spec, phrase) {
    const wanted = phrase.toLowerCase().split(/\s+/).filter(Boolean)
    const all = [...wordsOf(spec)]
    const having = (text) => all.filter(([, each]) => wanted.every((word) => text(each).includes(word)))
    const near = having((each) => each.near)
    return new Set((near.length > 0 ? near : having((each) => `${each.near} ${each.far}`)).map(([key]) => key))
  }
  /** Of the viewer's calls by tag, those found. */
  const filter = (tagged, spec, phrase) => {
    const found = hits(spec, phrase)
    const isFound = (call) => found.has(`${call.get('method')} ${call.get('path')}`)
    return tagged
      .map((tag) => tag.set('operations', tag.get('operations').filter(isFound)))
      .filter((tag) => tag.get('operations').size > 0)
  }
  return { filter, hits }
}
