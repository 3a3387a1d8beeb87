/** What the dashboard loads beside its figures: the charts, the explanations of figures, and what the figures are about. */
export { ChartWidget, ExplainedFigure } from './chart-widget.tsx'
export { DashboardChoice } from './dashboard-choice.tsx'
