export { createLineboard, type Lineboard, type LineboardOptions } from './client.ts'
