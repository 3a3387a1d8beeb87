import { termsOf } from '../../../domain/settings/settings.ts'
import { compileOrder } from '../../../store/query/order.ts'
import type { Filter } from '../../../store/query/parse-filter.ts'
import { compileWhere } from '../../../store/query/where.ts'
import type { AnyRow, ModelName, Row } from '../../../store/rows/internal-rows.ts'
import type { Where } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { withHeaders } from '../../context/context.ts'
import { listRows, shape } from '../../crud/include.ts'

/** No phone rings for longer than this: by then somebody has answered a call of the sample data, which nothing else moves on. */
const RINGS_SECONDS = 60
const isSample = ({ callId }: Row<'Dialog'>) => callId.startsWith('live-')

/** Dialogs the principal may see that match, each as long as it has lasted by now. */
function liveDialogs(context: Context, where: Where = {}): Row<'Dialog'>[] {
  const { store, now } = context
  const nowMs = now().getTime()
  const { test } = compileWhere(where, 'Dialog', (name) => store.anyTable(name))
  return store
    .table('Dialog')
    .find({ where: context.scoped('Dialog') })
    .map((row) => {
      const seconds = Math.max(0, Math.floor((nowMs - Date.parse(row.startedAt)) / 1000))
      if (row.state === 'terminated') return row
      const state = row.state === 'early' && isSample(row) && seconds > RINGS_SECONDS ? 'confirmed' : row.state
      return { ...row, state, durationSeconds: seconds }
    })
    .filter((row) => test({ ...row }))
}

const shaped = (context: Context, model: ModelName, rows: readonly AnyRow[], filter: Filter) =>
  rows.map((row) => shape(context, model, row, filter))

/** Settings, languages, dialogs and audit entries beyond generic reads. */
export const systemHandlers = {
  'Dialog.find'(context) {
    const filter = context.filter('Dialog')
    const { order, skip, limit } = filter
    const { compare, isReversed } = compileOrder(order, 'Dialog', (name) => context.store.anyTable(name))
    const rows = liveDialogs(context, filter.where).sort((one, other) => compare({ ...one }, { ...other }))
    if (isReversed) rows.reverse()
    const page = rows.slice(skip, limit > 0 ? skip + limit : undefined)
    return withHeaders(shaped(context, 'Dialog', page, filter), {})
  },

  'Dialog.count': (context) => ({ count: liveDialogs(context, context.where('Dialog')).length }),

  'Language.find'(context) {
    const filter = context.filter('Language')
    return listRows(context, 'Language', { ...filter, order: filter.order.length > 0 ? filter.order : ['name ASC'] })
  },

  'SystemSetting.defaultSettings'({ store }) {
    const { agreement, version } = termsOf(store)
    return { agreement, ...(version !== undefined && { version }) }
  },
} satisfies Handlers
