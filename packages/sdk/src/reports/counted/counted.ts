export { countFigures } from './count-figures.ts'
export { countedDays } from './counted-days.ts'
export { countedOverview } from './counted-overview.ts'
export { readCalls } from './read-calls.ts'
