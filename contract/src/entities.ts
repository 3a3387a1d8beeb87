export { entities } from './generated/entities.gen.ts'
