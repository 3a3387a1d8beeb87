import { attachmentEndings, maxAttachmentBytes } from '@lineboard/contract/attachment'
import { formatNumber } from '../../state/numbers.ts'
import { t } from './tickets.messages.ts'

/** Size of a file as people read it, never less than it has. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.ceil(bytes / 1024))} kB`
    : `${formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10, 1)} MB`

/** Why a file would be refused, said before it is sent; undefined for one that may go. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!attachmentEndings.some((ending) => name.toLowerCase().endsWith(ending))) return t('wrongType', { name })
  if (size === 0) return t('emptyFile', { name })
  if (size > maxAttachmentBytes) return t('tooBig', { name, size: sizeText(size) })
  return undefined
}
