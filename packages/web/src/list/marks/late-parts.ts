export { DayMarks } from '../days/day-marks.tsx'
export { QuickChips } from '../quick/quick-chips.tsx'
export { FindMarks } from './find-marks.tsx'
