/** The content of bands that few people see: running exports, and why an account is held. */
export { ExportLines } from '../../shared/exports/export-lines.tsx'
export { heldText } from '../../shared/wallet/held-text.ts'
