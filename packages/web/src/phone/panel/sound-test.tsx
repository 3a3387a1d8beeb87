import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/button.tsx'
import { playTone } from '../line/bell.ts'
import { devices } from '../line/sound.ts'
import { watchLevel } from '../line/watch-level.ts'
import { type MicrophoneProblem, microphoneProblem } from '../machine/microphone-problem.ts'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

/** From here on somebody is heard. */
const HEARD = 0.25

/** How loud the microphone is while it is shown; its bar, and what it means in words. */
function Level() {
  const [level, setLevel] = useState(0)
  const [isHeard, setHeard] = useState(false)
  const [problem, setProblem] = useState<MicrophoneProblem>()
  useEffect(() => {
    let isOver = false
    let end = () => {}
    const onLevel = (now: number) => {
      setLevel(now)
      if (now > HEARD) setHeard(true)
    }
    watchLevel(onLevel).then(
      (stop) => {
        end = stop
        if (isOver) stop()
      },
      (error: unknown) => setProblem(microphoneProblem(error)),
    )
    return () => {
      isOver = true
      end()
    }
  }, [])
  if (problem) return <p className={styles.note}>{t(`sound.${problem}`)}</p>
  return (
    <>
      <meter className={styles.level} aria-label={t('sound.level')} value={level} />
      <p className={styles.note} role="status">
        {isHeard ? t('sound.heard') : t('sound.silent')}
      </p>
    </>
  )
}

/** Tries the devices that were chosen: a bar that moves with one's voice, and a tone at either of the others. */
export function SoundTest() {
  const { microphone } = useSnapshot(devices)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button variant="outlined" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('sound.endTest') : t('sound.test')}
        </Button>
        <Button variant="outlined" onClick={() => playTone(devices.speaker)}>
          {t('sound.playSpeaker')}
        </Button>
        <Button variant="outlined" onClick={() => playTone(devices.bell)}>
          {t('sound.playBell')}
        </Button>
      </div>
      {/* Another microphone is opened anew. */}
      {isOpen && <Level key={microphone} />}
    </>
  )
}
