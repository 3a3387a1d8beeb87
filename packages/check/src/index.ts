export { checkCommand } from './check-command.ts'
