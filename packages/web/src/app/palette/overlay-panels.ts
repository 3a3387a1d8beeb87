// What opens over every screen, in one file.
export { KeySheet } from '../../shared/keys/key-sheet.tsx'
export { GuidePanel } from '../guide/guide-panel.tsx'
export { Palette } from './palette.tsx'
