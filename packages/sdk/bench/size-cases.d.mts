export const sizeCases: readonly { name: string; source: string; budget?: number }[]
export function sizeOf(source: string): Promise<number>
