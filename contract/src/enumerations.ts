export { enumerations } from './generated/enumerations.gen.ts'
