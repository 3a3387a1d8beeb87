import { definitionOf } from '../../shared/report/figure-definitions.messages.ts'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import { t } from './dashboard.messages.ts'
import { explain } from './tile-explanations.messages.ts'

/** By what tiles are called: more than that they would have to carry before anybody asks. */
const explanations: ReadonlyMap<string, string> = new Map([
  [t('calls'), definitionOf('calls')],
  [t('answeredRate'), explain('answeredRate')],
  [t('toCallBack'), explain('toCallBack')],
  [t('firstTime'), definitionOf('firstTimeCallers')],
  [t('averageTalk'), definitionOf('averageTalkSeconds')],
  [t('balance'), explain('balance')],
])

/** What a tile is called, and what it counts while the pointer or the focus is on it. */
export const ExplainedFigure = ({ label }: { label: string }) => (
  <ExplainedButton label={label} explanation={explanations.get(label)} />
)
