export { unknownColumn } from './models.ts'
export { hasPostgresql } from './postgresql/cluster.ts'
export { loadRows, sampleRows } from './sample-rows.ts'
export { type FieldsServed, fitOfRenamed, type ModelShape } from './shapes.ts'
export {
  type Connector,
  type InstalledConnector,
  type LoopbackOptions,
  type LoopbackServer,
  startLoopback,
} from './start-loopback.ts'
