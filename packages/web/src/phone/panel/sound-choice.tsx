import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { playTone } from '../line/bell.ts'
import { chooseMicrophone, chooseSpeaker, type Device, devices, listDevices, openMicrophone } from '../line/sound.ts'
import { type MicrophoneProblem, microphoneProblem } from '../machine/microphone-problem.ts'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

/** As quiet as nobody speaking, in decibels below the loudest; speech is some 20 to 40 above it. */
const QUIET_DB = -60

/** How loud samples between -1 and 1 are, from 0 (nobody speaks) to 1 (as loud as it gets), as ears have it. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  if (power === 0) return 0
  return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power)) / QUIET_DB))
}

const LOOK_MS = 100

/** Says ten times a second how loud the chosen microphone is, from 0 to 1, until the answer is called. Throws where there is none. */
async function watchLevel(onLevel: (level: number) => void): Promise<() => void> {
  const track = await openMicrophone()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context)
  new MediaStreamAudioSourceNode(context, { mediaStream: new MediaStream([track]) }).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    track.stop()
    void context.close()
  }
}

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
function SoundTest() {
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

const optionsOf = (all: readonly Device[]) => [
  { value: '', label: t('sound.usual') },
  ...all
    .filter(({ id }) => id !== 'default')
    .map(({ id, name }, at) => ({ value: id, label: name || t('sound.unnamed', { n: String(at + 1) }) })),
]

/** Which microphone speaks, where people are heard, and where it rings. Devices that come and go are followed. */
export function SoundChoice() {
  const { microphone, speaker, bell } = useSnapshot(devices)
  const [isOpen, setOpen] = useState(false)
  const [known, setKnown] = useState<{ inputs: Device[]; outputs: Device[] }>({ inputs: [], outputs: [] })
  useEffect(() => {
    const look = () => void listDevices().then(setKnown, reportError)
    look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => navigator.mediaDevices.removeEventListener('devicechange', look)
  }, [])
  return (
    <details className={styles.sound} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.heading}>{t('sound.title')}</summary>
      <PlainSelect
        label={t('sound.microphone')}
        value={microphone}
        options={optionsOf(known.inputs)}
        onChange={(event) => void chooseMicrophone(event.target.value).catch(reportError)}
      />
      <PlainSelect
        label={t('sound.speaker')}
        value={speaker}
        options={optionsOf(known.outputs)}
        onChange={(event) => chooseSpeaker(event.target.value)}
      />
      <PlainSelect
        label={t('sound.bell')}
        value={bell}
        options={optionsOf(known.outputs)}
        onChange={(event) => {
          devices.bell = event.target.value
        }}
      />
      {isOpen && <SoundTest />}
    </details>
  )
}
