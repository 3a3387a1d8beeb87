import { dialNumber } from '../../state/dial-number.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './call-button.messages.ts'
import { mayCall } from './call-icon.tsx'
import { usePhoneFormat } from './format-phone.ts'

/** Calls a number by the softphone; nothing where there is none, or the number is withheld. */
export function CallButton({ number }: { number: string }) {
  const formatPhone = usePhoneFormat()
  if (!mayCall(number)) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('callNumber', { number: formatPhone(number) })}
      onClick={() => dialNumber(number)}
    >
      {t('call')}
    </Button>
  )
}
