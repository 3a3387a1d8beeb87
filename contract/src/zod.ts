export * from './generated/zod.gen.ts'
