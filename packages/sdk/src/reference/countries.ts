export { countries } from './countries.gen.ts'
export type { Country } from './types.ts'
