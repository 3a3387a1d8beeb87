export { enumerations, GuiSectionName } from './generated/enumerations.gen.ts'
