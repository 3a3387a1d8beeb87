import { nightly } from './support/nightly.ts'
import { test, testCallsBetweenPeople } from './support/phone-suite.ts'
import { withMadeSound } from './support/phones.ts'

test.use({ launchOptions: withMadeSound, isKamailio: true })

// What the mock server takes, a server that people run has to take as well.
testCallsBetweenPeople({}, nightly('packages/web/e2e/softphone.test.ts'))
