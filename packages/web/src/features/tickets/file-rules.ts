import { formatNumber } from '../../state/numbers.ts'
import { t } from './tickets.messages.ts'

const maxBytes = 10 * 1024 * 1024

/** Endings of the files a ticket takes, for the file dialog and for the rule. */
export const endings = [
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.webp',
  '.pdf',
  '.txt',
  '.log',
  '.csv',
  '.wav',
  '.mp3',
  '.ogg',
]

/** Size of a file as people read it, never less than it has. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.ceil(bytes / 1024))} kB`
    : `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10, 1)} MB`

/** Why a file would be refused, said before it is sent; undefined for one that may go. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return t('wrongType', { name })
  if (size === 0) return t('emptyFile', { name })
  if (size > maxBytes) return t('tooBig', { name, size: sizeText(size) })
  return undefined
}
