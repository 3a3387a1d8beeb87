/** How many days before work on the network begins people are told of it. */
export const noticeDays = 3
