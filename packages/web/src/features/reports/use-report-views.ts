import type { components } from '@lineboard/contract'
import { merge } from '@lineboard/sdk'
import { useSearch } from 'wouter'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-answer.ts'
import { useCall } from '../../data/use-call.ts'
import { reportDefinition, reportSearch } from '../../shared/report/report-definition.ts'
import { useSession } from '../../state/session.ts'

/** A view of a report, as the server keeps it. */
export type ReportView = components['schemas']['Template']

/** The views of a report that somebody has or was given, and what can be done with them. */
export function useReportViews(report: string) {
  const { user } = useSession()
  const definition = reportDefinition(useSearch())
  const { data, error, mutate } = useCall(
    'Template.find',
    { filter: { where: { and: [{ kind: 'report' }, { resource: report }] }, order: 'name ASC' } },
    { silent: true },
  )
  const shown = reportSearch(definition)

  /** Makes a change, and whether it was made. */
  async function change(make: () => Promise<unknown>): Promise<boolean> {
    try {
      await make()
      await refresh('Template')
      return true
    } catch (failure) {
      reportError(failure)
      return false
    }
  }

  return {
    views: data,
    error,
    mutate,
    /** The query of what is shown. */
    shown,
    isOwn: ({ userId }: ReportView) => userId === user?.id,
    isShown: (view: ReportView) => reportSearch(view.definition) === shown,
    save: (name: string) =>
      change(() => api().Template.create({ body: { name, kind: 'report', resource: report, definition } })),
    /** Gives a view another name, and what is shown now. */
    edit: (view: ReportView, name: string, takesShown: boolean) =>
      change(() => merge(api().Template, view.id, { name, ...(takesShown && { definition }) }, { seen: view })),
    /** Throws what the call throws. */
    async share({ id }: ReportView, sharedWith: number[]) {
      await api().Template.shareTemplate({ body: { id, sharedWith } })
      await refresh('Template')
    },
    remove: (view: ReportView) => change(() => api().Template.deleteById({ id: view.id })),
  }
}

export type ReportViews = ReturnType<typeof useReportViews>
