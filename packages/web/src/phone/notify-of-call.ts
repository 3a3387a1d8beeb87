import { formatPhone } from '../shared/phone/format-phone.ts'
import { t } from './phone.messages.ts'

/** Asks whether calls may be told of on the desktop, once; it takes a press to be asked. */
export function askToNotify(): void {
  if ('Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission()
}

/** Tells of a call that rings, where that is allowed and nobody looks at the page. */
export function notifyOfCall(party: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted' || document.hasFocus()) return
  const notification = new Notification(t('rings'), { body: formatPhone(party), tag: 'softphone' })
  notification.addEventListener('click', () => {
    globalThis.focus()
    notification.close()
  })
}
