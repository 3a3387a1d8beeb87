export { unknownColumn } from './models.ts'
export { loadRows, sampleRows } from './sample-rows.ts'
export { type FieldsServed, fitOfRenamed, type ModelShape } from './shapes.ts'
export { type Connector, type LoopbackServer, startLoopback } from './start-loopback.ts'
