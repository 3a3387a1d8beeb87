export { createRawClient, type RawClient } from './raw-client.ts'
