import { StepsBar } from '../../../ui/steps-bar.tsx'
import { canGoTo } from '../machine/selectors.ts'
import { stepOf } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'

const names = ['verifyEmail', 'confirmEmail', 'profile', 'checkout'] as const

/** The four steps of signing up. */
export function SignUpSteps() {
  const { state, send } = useWizard()
  const current = state.step
  const name = names.find((each) => stepOf[each] === current)
  return (
    <StepsBar
      label={t('steps.label')}
      steps={names.map((each) => ({
        id: stepOf[each],
        name: t(`steps.${each}`),
        isDone: stepOf[each] < current,
        isOpen: canGoTo(state, stepOf[each]),
      }))}
      current={current}
      doneText={t('steps.done')}
      nowText={name && t('steps.now', { number: String(current + 1), name: t(`steps.${name}`) })}
      onGo={(step) => send({ type: 'goTo', step })}
    />
  )
}
