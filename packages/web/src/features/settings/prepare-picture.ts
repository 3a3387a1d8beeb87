import { pictureKind } from '../../lib/picture.ts'

/** Largest file taken, in megabytes. */
export const maxMegabytes = 5

/** Largest data URL kept, in characters: three of them must fit into the settings of a person. */
const maxCharacters = 250_000

export type PictureProblem = 'wrongKind' | 'tooLarge' | 'damaged'

/** Why a file is not taken as a picture, by its size and its first bytes, never by its name; undefined for one that is. */
export function checkPicture({ size }: { size: number }, firstBytes: Uint8Array): PictureProblem | undefined {
  if (size > maxMegabytes * 1024 * 1024) return 'tooLarge'
  return pictureKind(firstBytes) ? undefined : 'wrongKind'
}

/** Size that fits into a box with the same proportions, in pixels; smaller pictures stay as they are. */
export function fitInto(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export type PreparedPicture = { url: string } | { problem: PictureProblem }

const headBytes = 16

/** Checks a file, and draws it anew into a box of pixels: whatever else the file held is gone. Never throws. */
export async function preparePicture(file: File, box: { width: number; height: number }): Promise<PreparedPicture> {
  const problem = checkPicture(file, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  if (problem) return { problem }
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = fitInto(bitmap, box)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const url = canvas.toDataURL('image/png')
    return { url: url.length <= maxCharacters ? url : canvas.toDataURL('image/jpeg', 0.85) }
  } catch {
    return { problem: 'damaged' }
  }
}
