export * from './generated/enumerations.gen.ts'
