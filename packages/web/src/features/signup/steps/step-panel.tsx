import { useEffect } from 'react'
import { type LoadOnce, loadOnce, useLoaded } from '../../../browser/load-once.ts'
import { savesData } from '../../../browser/saves-data.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { type Step, stepOf } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { CodeStep } from './code-step.tsx'
import { CompletedPanel } from './completed-panel.tsx'
import { EmailStep } from './email-step.tsx'

// Countries, phone numbers and the card form are heavy, and the first steps take a person a while.
const profile = loadOnce(async () => (await import('./profile-step.tsx')).ProfileStep)
const checkout = loadOnce(async () => (await import('./checkout-step.tsx')).CheckoutStep)

function Late({ source }: { source: LoadOnce<() => React.ReactNode> }) {
  const { value: Panel, failed } = useLoaded(source)
  if (Panel) return <Panel />
  if (!failed) return null
  return (
    <div role="alert">
      <p>{t('failed')}</p>
      <Button variant="contained" size="large" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The step one is at. */
export function StepPanel({ step }: { step: Step }) {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => {
      profile.load().catch(() => undefined)
      checkout.load().catch(() => undefined)
    })
  }, [])
  switch (step) {
    case stepOf.verifyEmail:
      return <EmailStep />
    case stepOf.confirmEmail:
      return <CodeStep />
    case stepOf.profile:
      return <Late key="profile" source={profile} />
    case stepOf.checkout:
      return <Late key="checkout" source={checkout} />
    case stepOf.completed:
      return <CompletedPanel />
  }
}
