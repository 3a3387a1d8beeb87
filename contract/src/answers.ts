export * from './generated/answers.gen.ts'
