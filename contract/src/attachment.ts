/** Most bytes of a file that comes with a ticket. */
export const maxAttachmentBytes = 10 * 1024 * 1024

/** Endings of the files that a ticket takes. */
export const attachmentEndings = [
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
] as const

export type AttachmentEnding = (typeof attachmentEndings)[number]
