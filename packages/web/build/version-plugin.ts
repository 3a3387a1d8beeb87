import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What a build was made of. */
interface BuildVersion {
  version: string
  /** Short name of the commit, with `+` where files were changed since; empty where there is no git. */
  commit: string
  /** When that commit was made: two builds of it are the same to the byte. */
  built: string
}

/** What `version.json` says. */
interface InstalledVersion extends BuildVersion {
  /** Path of the script that the page begins with: its name changes with every file that it leads to. */
  entry: string
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function buildVersion(): BuildVersion {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = process.env
  const commit = SOURCE_COMMIT ?? git('describe', '--always', '--dirty=+', '--exclude=*')
  const seconds = Number(SOURCE_DATE_EPOCH ?? (git('log', '-1', '--format=%ct') || Date.now() / 1000))
  return { version, commit, built: new Date(seconds * 1000).toISOString() }
}

/** Says in the page what it was built of, and in `version.json` beside it what the server has by now. */
export function versionPlugin(): Plugin {
  const made = buildVersion()
  return {
    name: 'lineboard-version',
    transformIndexHtml: (html) =>
      html.replace('<html ', `<html data-version="${made.version}" data-commit="${made.commit}" `),
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('The app has no entry.')
      const installed = { ...made, entry: entry.fileName } satisfies InstalledVersion
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(installed)}\n` })
    },
  }
}
