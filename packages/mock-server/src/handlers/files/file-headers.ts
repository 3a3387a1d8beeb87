/**
 * Whether a browser shows a file of that type by itself. Other files are saved: those that run, such as a page, and those that take
 * a viewer with scripts, such as a PDF, which the sandbox of the answer would leave blank.
 */
const isShown = (type: string): boolean => /^(image|audio|video)\/|^text\/plain($|;)/i.test(type)

/** What an answer says of the file it brings: its type, and the name it is saved under. */
export const fileHeaders = ({ name, type }: { name: string; type: string }) => ({
  'content-type': type,
  'content-disposition': `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
})
