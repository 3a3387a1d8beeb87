// A call beside the row's own may write a name otherwise: `role_id` is the field `roleId`.
const plain = (name: string) => name.replaceAll('_', '').toLowerCase()

// What is chosen by its name may be kept by its id: `stateId` is the field `state`.
const withoutId = (name: string) => plain(name.replace(/(?<=[a-z])(Id|_id)$/, ''))

/**
 * The field on the screen that something the server said of a path belongs to: that of the path, else the first inside it, such as
 * the first target of all `targets`, else the same by id or name, else the first beside it. Undefined where no such field is there.
 */
export function fieldFor(path: string, shown: Iterable<string>): string | undefined {
  const names = [...shown]
  const wanted = plain(path)
  const found =
    names.find((name) => plain(name) === wanted) ??
    names.find((name) => plain(name).startsWith(`${wanted}.`)) ??
    names.find((name) => withoutId(name) === withoutId(path))
  const end = path.lastIndexOf('.')
  return found ?? (end < 0 ? undefined : fieldFor(path.slice(0, end), names))
}
