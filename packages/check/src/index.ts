export { checkCommand } from './check-command.ts'
export { fitCommand } from './fit/fit-command.ts'
