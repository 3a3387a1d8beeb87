import { useSnapshot } from 'valtio'
import { loadOnce } from '../../browser/load-once.ts'
import { softphone } from '../../state/softphone.ts'
import { useWanted } from '../../ui/use-wanted.ts'

const panel = loadOnce(async () => (await import('../../phone/panel/phone-panel.tsx')).PhonePanel)

function LoadedPanel() {
  const Panel = useWanted(panel)
  return Panel ? <Panel /> : null
}

/** The softphone, whose code comes when it is first shown. */
export function SoftphoneOverlay() {
  const { isVisible } = useSnapshot(softphone)
  return isVisible ? <LoadedPanel /> : null
}
