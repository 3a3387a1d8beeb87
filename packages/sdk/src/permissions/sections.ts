import { GuiSectionName } from '@lineboard/contract/sections'
import type { SectionName } from './access.ts'

/** Every section that permissions are given for, in the order of the contract. */
export const sectionNames: readonly SectionName[] = GuiSectionName

/** Whether a server's section is one of those. */
export const isSection = (name: string): name is SectionName => sectionNames.some((section) => section === name)
