import { buildWeb } from '../../../../scripts/lib/prepare.mjs'

/** Builds the web app first where something has changed: no test judges an older build, however it is started. */
export default buildWeb
