import { installedVersion } from '../../browser/page.ts'

const nameOf = (path: string): string | undefined => path.split('/').at(-1)

/** The script that this page was loaded with; undefined where it has none, such as in development. */
const ownEntry = (): string | undefined => document.documentElement.dataset.entry

/** Whether another version of the app is installed than this page is of; false where nobody can tell. It never rejects. */
export async function isOutdated(): Promise<boolean> {
  const own = ownEntry()
  const entry = own && (await installedVersion())?.entry
  return own !== undefined && !!entry && nameOf(entry) !== nameOf(own)
}
