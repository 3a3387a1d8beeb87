/** Generated files by name, as the script writes them. */
export const files: Readonly<Record<string, string>>
