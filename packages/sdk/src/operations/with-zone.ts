/** A date and a time of day without a zone, as a column of a database holds them. */
const bare = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(:\d\d(\.\d+)?)?)$/

/** A time that a driver wrote without a zone, said in UTC, in which servers keep times: read as it is, it would be another one in each zone. */
export const withZone = (value: string): string => value.replace(bare, '$1T$2Z')
