import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { wanted } from '../../state/dial-number.ts'
import { t } from '../phone.messages.ts'
import { act } from '../phone.ts'
import { Keypad } from './keypad.tsx'
import { NumberForm } from './number-form.tsx'

/** Calls who is typed, pasted, or pressed somewhere in the app; what is typed stays while a call rings, or the connection is lost. */
export function Dialer({ isReady }: { isReady: boolean }) {
  const { number } = useSnapshot(wanted)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (number === undefined) return
    setTyped(formatPhone(number))
    wanted.number = undefined
  }, [number])
  const send = (whom: string) => {
    act('call', whom)
    setTyped('')
  }
  return (
    <NumberForm
      label={t('dial.label')}
      action={t('dial.call')}
      value={typed}
      disabled={!isReady}
      onChange={setTyped}
      onSend={send}
    >
      <Keypad onKey={(key) => setTyped((before) => before + key)} />
    </NumberForm>
  )
}
