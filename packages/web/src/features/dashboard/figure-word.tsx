import { definitionOf } from '../../parts/report/figure-definitions.messages.ts'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import type { Tile } from './figure-tiles.ts'

/** What a figure is called, and what it counts. */
export function FigureWord({ label, figure }: Required<Pick<Tile, 'label' | 'figure'>>) {
  return <ExplainedButton label={label} explanation={definitionOf(figure)} />
}
