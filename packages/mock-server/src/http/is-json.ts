/** Whether a content type is JSON, exactly: no page of another origin can send that without asking first. */
export const isJson = (contentType = ''): boolean =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
