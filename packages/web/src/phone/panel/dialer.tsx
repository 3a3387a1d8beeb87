import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { softphone } from '../../state/softphone.ts'
import { t } from '../phone.messages.ts'
import { act } from '../phone.ts'
import { Keypad } from './keypad.tsx'
import { NumberForm } from './number-form.tsx'

/** Calls who is typed, pasted, or pressed somewhere in the app. */
export function Dialer() {
  const { wanted } = useSnapshot(softphone)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (wanted === undefined) return
    setTyped(formatPhone(wanted))
    softphone.wanted = undefined
  }, [wanted])
  const send = (whom: string) => {
    act('call', whom)
    setTyped('')
  }
  return (
    <NumberForm label={t('dial.label')} action={t('dial.call')} value={typed} onChange={setTyped} onSend={send}>
      <Keypad onKey={(key) => setTyped((before) => before + key)} />
    </NumberForm>
  )
}
