import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { pictureKind } from '../../lib/parse-ui-settings.ts'
import { Button } from '../../ui/button.tsx'
import styles from './picture-field.module.css'
import { t } from './settings.messages.ts'

/** Largest file taken, in megabytes. */
export const maxMegabytes = 5

/** Largest data URL kept, in characters: three of them must fit into the settings of a person. */
const maxCharacters = 250_000

type PictureProblem = 'wrongKind' | 'tooLarge' | 'damaged'

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
async function preparePicture(file: File, box: { width: number; height: number }): Promise<PreparedPicture> {
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

interface PictureFieldProps {
  name: string
  hint: string
  /** Data URL. */
  picture: string | undefined
  /** Largest size it is kept in, in pixels. */
  box: { width: number; height: number }
  /** @default false */
  isRound?: boolean
  onChange: (picture: string | undefined) => void
}

/** Shows a picture, and takes another one in its place. */
export function PictureField({ name, hint, picture, box, isRound = false, onChange }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem>()
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    setBusy(true)
    const prepared = await preparePicture(chosen, box)
    // So that the same file, repaired, can be chosen again.
    currentTarget.value = ''
    setBusy(false)
    setProblem('problem' in prepared ? prepared.problem : undefined)
    if ('url' in prepared) onChange(prepared.url)
  }

  return (
    <div className={styles.field}>
      <span className={styles.frame} data-round={isRound}>
        {picture ? <img src={picture} alt={name} className={styles.picture} /> : <ImageOutlined />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{hint}</p>
        <div className={styles.buttons}>
          <input
            ref={file}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            accept="image/png,image/jpeg,image/gif,image/webp"
            aria-label={name}
            onChange={handleFile}
          />
          <Button
            variant="quiet"
            size="large"
            loading={isBusy}
            aria-label={t('pictures.chooseFor', { name })}
            aria-describedby={problem ? problemId : undefined}
            onClick={() => file.current?.click()}
          >
            {t('pictures.choose')}
          </Button>
          {picture && (
            <Button
              variant="quiet"
              size="large"
              aria-label={t('pictures.removeFor', { name })}
              onClick={() => onChange(undefined)}
            >
              {t('pictures.remove')}
            </Button>
          )}
        </div>
        <p id={problemId} className={styles.problem} role="alert">
          {problem && t(`pictures.${problem}`, { megabytes: String(maxMegabytes) })}
        </p>
      </div>
    </div>
  )
}
