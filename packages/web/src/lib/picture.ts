const kinds = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
} as const

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Kind of a picture by its first bytes, whatever its name says; undefined for what is none, SVG included. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  for (const kind of ['png', 'jpeg', 'gif'] as const)
    if (kinds[kind].every((byte, at) => bytes[at] === byte)) return kind
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' ? 'webp' : undefined
}

const dataUrl = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/

/** Whether a text is a picture as a data URL, of a kind that can't carry script. */
export const isPicture = (value: unknown): value is string => typeof value === 'string' && dataUrl.test(value)
