import type { CallTrace, MenuChoice, MenuKey } from '@lineboard/sdk/call-flow'
import { useKeptFocus } from '../../browser/hooks.ts'
import { comma } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './call-flow.messages.ts'
import styles from './call-flow.module.css'
import { choiceText } from './step-text.ts'

interface KeyPadProps {
  trace: CallTrace
  onChange: (keys: readonly MenuKey[]) => void
}

/** The menu that waits for the next key: the first that a caller met after all that was pressed. */
function waitingMenu({ steps, pressed }: CallTrace) {
  return steps.filter((step) => step.kind === 'menu')[pressed.length]
}

type Pressed = MenuChoice & { key: MenuKey }
const isPressed = (choice: MenuChoice): choice is Pressed => choice.key !== 'timeout' && choice.key !== 'invalid'

/** Keys that a caller may press next, and those that were; nothing for a call that meets no menu. */
export function KeyPad({ trace, onChange }: KeyPadProps) {
  const { pressed } = trace
  const menu = waitingMenu(trace)
  const { part, keepFocus } = useKeptFocus<HTMLFieldSetElement>()
  // The keys of the next menu take the place of those that were pressed.
  const change = (keys: readonly MenuKey[]) => {
    onChange(keys)
    keepFocus()
  }
  if (!menu && pressed.length === 0) return null
  const said = pressed.map((key) => (key === 'timeout' ? t('waited') : key)).join(comma)
  return (
    <fieldset className={styles.keys} ref={part} tabIndex={-1}>
      <legend>{t('keys')}</legend>
      {menu?.choices.filter(isPressed).map((choice) => (
        <Button key={choice.id} variant="outlined" size="small" onClick={() => change([...pressed, choice.key])}>
          {t('press', { key: choice.key, label: choiceText(choice) })}
        </Button>
      ))}
      {menu && (
        <Button variant="outlined" size="small" onClick={() => change([...pressed, 'timeout'])}>
          {t('wait')}
        </Button>
      )}
      {pressed.length > 0 && (
        <>
          <span>{t('pressed', { keys: said })}</span>
          <Button size="small" onClick={() => change([])}>
            {t('again')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
