export { industries } from './industries.gen.ts'
export type { Industry } from './types.ts'
