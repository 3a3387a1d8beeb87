// What the tools above a list open, and what is said of a view that was changed.
export { Panel as ExportPanel } from './export/export-panel.tsx'
export { Panel as PeriodPanel } from './filter/list-period-panel.tsx'
export { ChangedView } from './views/changed-view.tsx'
export { Panel as ColumnsPanel } from './views/columns-panel.tsx'
export { Panel as ViewsPanel } from './views/list-views-panel.tsx'
