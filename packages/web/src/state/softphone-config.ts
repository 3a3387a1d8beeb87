/** What the configuration says of the softphone, as it is there: the softphone reads it when it is opened. */
let config: unknown

/** Says so, once at the start. */
export function initSoftphone(given: unknown): void {
  config = given
}

/** It; undefined or null where there is no softphone. */
export const softphoneConfig = (): unknown => config
