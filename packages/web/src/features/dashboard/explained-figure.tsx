import { definitionOf } from '../../parts/report/figure-definitions.messages.ts'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import type { Tile, TileName } from './figure-tiles.ts'
import { explain } from './tile-explanations.messages.ts'

const explanations: Readonly<Record<TileName, string>> = {
  calls: definitionOf('calls'),
  answeredRate: explain('answeredRate'),
  toCallBack: explain('toCallBack'),
  firstTime: definitionOf('firstTimeCallers'),
  averageTalk: definitionOf('averageTalkSeconds'),
  balance: explain('balance'),
}

/** What a tile is called, and what it counts while the pointer or the focus is on it. */
export const ExplainedFigure = ({ name, label }: Pick<Tile, 'name' | 'label'>) => (
  <ExplainedButton label={label} explanation={explanations[name]} />
)
