export { DayMarks } from './day-marks.tsx'
export { FindMarks } from './find-marks.tsx'
export { QuickChips } from './quick-chips.tsx'
export { RelationsMissing } from './relations-missing.tsx'
