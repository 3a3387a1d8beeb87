export { checkCommand } from './check-command.ts'
export { fitCommand } from './fit/fit-command.ts'
export { readFitFile } from './fit/fit-file.ts'
