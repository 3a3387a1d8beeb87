import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import type { Cell } from '../../kit/column.ts'
import { comma } from '../../lib/messages.ts'
import type { RoutingAction } from './routing-action-values.ts'

// Every list knows the columns of the others: names are looked up by what comes with the first action.
const named = loadOnce(() => import('./named-targets.tsx'))

function Targets({ value }: { value: RoutingAction['targets'] }) {
  const { value: loaded } = useLoaded(named)
  return loaded && <loaded.NamedTargets targets={value} />
}

/** The places that an action sends calls to, each by the name it has in its own list; in files as well. */
export const targetsCell: Cell<RoutingAction['targets']> = {
  toText: (targets) => named.peek()?.targetsText(targets) ?? targets.map(({ target }) => target).join(comma),
  load: async () => (await named.load()).askNames(),
  render: (props) => <Targets {...props} />,
  widthPx: 180,
}
