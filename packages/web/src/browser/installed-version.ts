import { withBase } from './app-base.ts'

/** What the server has by now: version and commit of the build, and the script that its page begins with. */
interface InstalledVersion {
  version: string
  commit: string
  entry: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Asks which version of the app the server has by now; undefined where nobody can tell. It never rejects. */
export async function installedVersion(): Promise<InstalledVersion | undefined> {
  try {
    const answer = await fetch(withBase('/version.json'), { cache: 'no-store', credentials: 'same-origin' })
    if (!answer.ok) return undefined
    const { version, commit, entry } = Object(await answer.json())
    return { version: textOf(version), commit: textOf(commit), entry: textOf(entry) }
  } catch {
    // Offline, or a server without the file, which answers with the page.
    return undefined
  }
}
