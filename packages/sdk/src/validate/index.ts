export { type CheckOptions, checkAnswers } from './check-answer.ts'
