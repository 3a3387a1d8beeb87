export { MaintenanceLines } from '../../shared/maintenance/maintenance-lines.tsx'
export { AllTabs } from './all-tabs.tsx'
