const isText = (value: unknown): value is string => typeof value === 'string'

/** Multipart body of a call. The part `file` is always sent as a file, text included: servers tell files by their name. */
export function serializeMultipart(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (name === 'file' && isText(value)) form.append(name, new Blob([value], { type: 'text/csv' }), 'upload.csv')
    else form.append(name, String(value))
  }
  return form
}
