import { extname } from 'node:path'
import { type AttachmentEnding, attachmentEndings } from '@lineboard/contract/attachment'

interface FileType {
  mediaType: string
  /** Bytes a file of the type begins with, at an offset; text has none. */
  signature?: { bytes: string; at?: number }
}

const text = (mediaType: string): FileType => ({ mediaType })
const jpeg: FileType = { mediaType: 'image/jpeg', signature: { bytes: '\xff\xd8\xff' } }

/** Types that may be uploaded, by the ending of the name. None of them can run as a page of this origin. */
const types: Readonly<Record<AttachmentEnding, FileType>> = {
  '.png': { mediaType: 'image/png', signature: { bytes: '\x89PNG\r\n\x1a\n' } },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': { mediaType: 'image/gif', signature: { bytes: 'GIF8' } },
  '.webp': { mediaType: 'image/webp', signature: { bytes: 'WEBP', at: 8 } },
  '.pdf': { mediaType: 'application/pdf', signature: { bytes: '%PDF-' } },
  '.txt': text('text/plain'),
  '.log': text('text/plain'),
  '.csv': text('text/csv'),
  '.wav': { mediaType: 'audio/wav', signature: { bytes: 'WAVE', at: 8 } },
  '.mp3': text('audio/mpeg'),
  '.ogg': { mediaType: 'audio/ogg', signature: { bytes: 'OggS' } },
}

/** The media type of a file by its name and first bytes; undefined when it may not be uploaded, or isn't what it says. */
export function uploadType(name: string, data: Buffer): string | undefined {
  const ending = extname(name).toLowerCase()
  const taken = attachmentEndings.find((each) => each === ending)
  if (!taken) return undefined
  const type = types[taken]
  const { bytes, at = 0 } = type.signature ?? { bytes: '' }
  return data.subarray(at, at + bytes.length).toString('latin1') === bytes ? type.mediaType : undefined
}
