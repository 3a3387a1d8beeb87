export type * from './contract-document.ts'
export { contractDocument } from './generated/document.gen.ts'
