/** For how many seconds a registration holds that the server answered with these contacts, of which one is the `own` one. */
export function grantedSeconds(contacts: readonly string[], own: string): number | undefined {
  const [user = ''] = /sips?:[^@>]+@/i.exec(own) ?? []
  const mine = contacts.flatMap((header) => header.split(',')).find((contact) => contact.includes(user))
  const [, seconds] = /;\s*expires\s*=\s*"?(\d+)/i.exec(mine ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
