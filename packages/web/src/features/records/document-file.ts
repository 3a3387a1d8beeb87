import type { components } from '@lineboard/contract'
import { saveFile } from '../../browser/output.ts'
import { api } from '../../data/client.ts'
import { readFile } from '../../data/read-file.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './records.messages.ts'

type Document = components['schemas']['Document']

/** How long the browser has to read what is shown in a tab, in milliseconds. */
const keptMs = 60_000

/**
 * Whether a file may be shown in a tab, where it has the origin of this app: what could run there, such as a page or a drawing with
 * scripts, is only saved.
 */
export const mayBeShown = (type = ''): boolean =>
  /^(application\/pdf|text\/plain|image\/(png|jpeg|gif|webp)|audio\/[\w.-]+|video\/[\w.-]+)$/i.test(type.trim())

/** The document as the server has it now: a session that ended is renewed by asking, and an address may have changed. */
async function bring({ id, name }: Document): Promise<{ name: string; file: Blob }> {
  const [now] = await api().Document.find({ filter: { where: { id } } })
  if (!now) throw new WordedError(t('documentGone', { name }))
  return { name: now.name, file: await readFile(now) }
}

const say = (error: unknown) => toast({ severity: 'error', text: errorText(error) })

/** Saves the file under its own name. What fails is said in a toast. */
export async function saveDocument(row: Document): Promise<void> {
  try {
    const { name, file } = await bring(row)
    saveFile(name, file)
  } catch (error) {
    say(error)
  }
}

/** Shows the file in a tab of its own, or saves it where no tab may be opened. What fails is said in a toast. */
export async function openDocument(row: Document): Promise<void> {
  // Opened at once: a browser lets no tab open long after the press.
  const tab = window.open('', '_blank')
  try {
    const { name, file } = await bring(row)
    if (!tab) return saveFile(name, file)
    const url = URL.createObjectURL(file)
    tab.opener = null
    tab.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), keptMs)
  } catch (error) {
    tab?.close()
    say(error)
  }
}
