import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useOffers } from '../../data/server-fields.ts'
import { useCall } from '../../data/use-call.ts'
import { formatDateTime } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile-section.module.css'
import { t } from './second-factor.messages.ts'
import { Section } from './section.tsx'

const dialogs = loadOnce(() => import('./second-factor-dialogs.tsx'))

/** The dialog that switches codes on or off, whose code comes when it is opened. */
function SwitchDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { value: loaded } = useLoaded(dialogs)
  if (!loaded) return null
  const Dialog = isOn ? loaded.SwitchOffDialog : loaded.SwitchOnDialog
  return <Dialog onClose={onClose} />
}

function State({ userId }: { userId: number }) {
  const { data: state, mutate } = useCall('DashUser.findSecondFactor', { id: userId }, { silent: true })
  // What a dialog began with it ends with: it shows recovery codes when codes are on already.
  const [opened, setOpened] = useState<'on' | 'off'>()
  if (!state) return null
  const { isOn, since, recoveryCodesLeft } = state
  const close = () => {
    setOpened(undefined)
    void mutate()
  }
  return (
    <>
      <p className={styles.text}>
        {isOn ? t('on', { time: formatDateTime(since) }) : t('off')}{' '}
        {recoveryCodesLeft !== undefined && t('left', { count: recoveryCodesLeft })}
      </p>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setOpened(isOn ? 'on' : 'off')}>
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
      </div>
      {opened && <SwitchDialog isOn={opened === 'on'} onClose={close} />}
    </>
  )
}

/** Whether the person signs in with a code. Whoever acts as somebody decides nothing of it. */
export function SecondFactorSection() {
  const { user, impersonation } = useSession()
  const offers = useOffers()
  if (!user || impersonation || !offers('DashUser.findSecondFactor')) return null
  return (
    <Section part="secondFactor" title={t('title')}>
      <State userId={user.id} />
    </Section>
  )
}
