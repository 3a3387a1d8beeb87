/** Routes of a list that leads nowhere: its rows open nothing. */
export const noRoutes = { route: undefined, hrefOf: () => '', open: () => undefined, close: () => undefined }
