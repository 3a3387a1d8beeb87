/** Id of a recording that the server plays; undefined for one it keeps under another name. */
export const playable = (id = ''): number | undefined => (/^[1-9]\d*$/.test(id.trim()) ? Number(id) : undefined)
