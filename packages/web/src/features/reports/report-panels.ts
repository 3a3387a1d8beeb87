/** What opens from the tools of a report. */
export { AgainstPanel, PeriodPanel } from './period-panels.tsx'
export { ReportViewsPanel } from './report-views-panel.tsx'
