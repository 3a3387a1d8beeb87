export { repairs } from './repairs.ts'
