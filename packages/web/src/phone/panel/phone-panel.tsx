import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { closeSoftphone } from '../../state/softphone.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSamePress } from '../../ui/use-same-press.ts'
import { phoneServerOf } from '../line/phone-server-of.ts'
import { t } from '../phone.messages.ts'
import { findPhone, phone } from '../phone.ts'
import { CallCard } from './call-card.tsx'
import { CallHistory } from './call-history.tsx'
import { Dialer } from './dialer.tsx'
import { MissedCalls } from './missed-calls.tsx'
import styles from './phone-panel.module.css'
import { PhoneStatus } from './phone-status.tsx'
import { SoundChoice } from './sound-choice.tsx'
import { useAtHand } from './use-at-hand.ts'

function Phone() {
  const { state, isHere } = useSnapshot(phone)
  const { calls, recent, registration } = state
  const isOn = registration !== 'off' && registration !== 'refused'
  useEffect(findPhone, [])
  return (
    <>
      <PhoneStatus />
      {calls.map((call) => (
        <CallCard key={call.id} call={call} others={calls.filter(({ id }) => id !== call.id)} />
      ))}
      {isOn && <Dialer isReady={registration === 'registered'} />}
      <CallHistory recent={recent} />
      {isHere && <SoundChoice />}
    </>
  )
}

/** Microphone, locks and devices are there on pages of this machine or over HTTPS alone. */
const Usable = () => (isSecureContext ? <Phone /> : <p className={styles.note}>{t('insecure')}</p>)

/** The softphone: calls, whom to call, and what was missed. It is there beside dialogs, too: it may ring while a form is open. */
export function PhonePanel() {
  const server = phoneServerOf(softphoneConfig(), location.hostname)
  // Who answers by a double press is not to be muted by its second.
  const handlePress = useSamePress()
  const panel = useRef<HTMLElement>(null)
  useAtHand(panel)
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('title')}
      data-paper="none"
      onClickCapture={handlePress}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton label={t('close')} onClick={closeSoftphone}>
          <CloseOutlined />
        </IconButton>
      </header>
      <div className={styles.body}>
        {server ? <Usable /> : <p className={styles.note}>{t('notConfigured')}</p>}
        <MissedCalls />
      </div>
    </section>,
    document.body,
  )
}
