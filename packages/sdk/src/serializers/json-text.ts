/**
 * A value as JSON, which has no NaN, no infinite numbers and no invalid dates: they would become null, which empties a field. Throws a TypeError
 * that names the field; `name` is that of the value itself.
 */
export const jsonText = (place: string, value: unknown, name = 'body'): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
    // As it was given: a date has become text, or null, by now.
    const given = this[key]
    if (written === null ? given !== null : typeof written === 'number' && !Number.isFinite(written))
      throw new TypeError(`${place}${key || name} is ${given}`)
    return written
  })

/** A value outside of a JSON body: times as ISO text, lists and objects as JSON. Throws as `jsonText` does. */
export const fieldText = (place: string, value: unknown, name: string): string =>
  typeof value === 'object' || typeof value === 'number'
    ? jsonText(place, value, name).replace(/^"|"$/g, '')
    : String(value)
