/** What the tools of a report open and save. */
export { pictureFacts } from '../../shared/report/picture-facts.ts'
export { AgainstPanel, PeriodPanel } from './period-panels.tsx'
export { ReportViewsPanel } from './report-views-panel.tsx'
export { tableFile } from './table-file.ts'
