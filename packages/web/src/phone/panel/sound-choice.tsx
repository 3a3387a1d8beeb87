import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { reportError } from '../../data/report-error.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { chooseMicrophone, chooseSpeaker, type Device, devices, listDevices } from '../line/sound.ts'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'
import { SoundTest } from './sound-test.tsx'

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
