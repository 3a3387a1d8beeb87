/** Form body of a call: lists and objects become JSON, what is undefined or null is left out. */
export function serializeForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
