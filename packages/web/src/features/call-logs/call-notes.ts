/** What lists of calls show with their rows: marks of callers, and counts of calls to handle. */
export { useMarks } from './call-marks.tsx'
export { Banner } from './handling-counts.tsx'
