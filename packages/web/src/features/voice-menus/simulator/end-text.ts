import { comma } from '../../../lib/messages.ts'
import type { CaseEnd } from './menu-case.ts'
import { t } from './simulator.messages.ts'

/** How a call ends, in a few words. */
export function endText({ kind, to }: CaseEnd, formatPhone: (text: string) => string): string {
  const place = (text: string) => (text.startsWith('+') ? formatPhone(text) : t('gateway'))
  return t(`end.${kind}`, { to: (kind === 'rings' ? to.map(place) : to).join(comma) })
}
