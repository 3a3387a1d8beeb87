// What a filter needs beside its text: the panel of fields, names of rows in its conditions, and texts that no server can be asked for.
export { Panel } from './filter-panel.tsx'
export { literalValues } from './literal-matches.ts'
export { LookupChip, OwnerChip } from './looked-up-chips.tsx'
