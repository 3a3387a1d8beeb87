import { rowHref } from '../../places/href.ts'
import { Note } from '../../ui/note.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { t } from './call-flow.messages.ts'
import { useWarnedNumbers, type WarnedNumber } from './use-call-setup.ts'

/** Numbers whose calls go nowhere, or lose some on the way, each with the first reason and a link to it; nothing where all is well. */
export function Remarks() {
  const warned = useWarnedNumbers()
  if (!warned || warned.length === 0) return null
  const lost = warned.filter(({ severity }) => severity === 'all')
  const partly = warned.filter(({ severity }) => severity === 'some')
  return (
    <>
      {lost.length > 0 && <Warned title={t('lost', { count: lost.length })} numbers={lost} isGrave />}
      {partly.length > 0 && <Warned title={t('partly', { count: partly.length })} numbers={partly} />}
    </>
  )
}

interface WarnedProps {
  title: string
  numbers: readonly WarnedNumber[]
  isGrave?: boolean
}

function Warned({ title, numbers, isGrave = false }: WarnedProps) {
  const formatPhone = usePhoneFormat()
  return (
    <Note title={title} isGrave={isGrave} shrinks={!isGrave}>
      <ul>
        {numbers.map(({ numberId, number, problems: [{ reason }] }) => (
          <li key={numberId}>
            <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id: numberId })}>
              <Unbroken>{t('lostNumber', { number: formatPhone(number), reason: t(`reason.${reason}`) })}</Unbroken>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}
