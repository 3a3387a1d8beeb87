// What opens from the bands and tabs of the shell.
export { ExportLines } from '../../shared/exports/export-lines.tsx'
export { MaintenanceLines } from '../../shared/maintenance/maintenance-lines.tsx'
export { heldText } from '../../shared/wallet/held-text.ts'
export { AllTabs } from './all-tabs.tsx'
