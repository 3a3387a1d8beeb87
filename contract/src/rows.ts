export type * from './generated/rows.gen.ts'
