const readers = {
  number: Number,
  minutes: (text) => Number(text) * 60_000,
  date: (text) => new Date(text).toISOString(),
  json: (text, name) => {
    try {
      return JSON.parse(text)
    } catch {
      throw new Error(`${name} is not JSON.`)
    }
  },
}

/** The body a form sends: what was left empty is left out. */
export function bodyOf(form) {
  const fields = [...form.elements].filter(({ name, value, disabled }) => name && value !== '' && !disabled)
  return Object.fromEntries(
    fields.map(({ name, value, dataset }) => [name, dataset.as ? readers[dataset.as](value, name) : value]),
  )
}
