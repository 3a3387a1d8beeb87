import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './picture-field.module.css'
import { maxMegabytes, type PictureProblem, preparePicture } from './prepare-picture.ts'
import { t } from './settings.messages.ts'

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
