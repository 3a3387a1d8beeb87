import { nightly } from './support/nightly.ts'
import { test, testCallsBetweenPeople } from './support/phone-suite.ts'
import { withMadeSound } from './support/phones.ts'

test.use({ launchOptions: withMadeSound, isKamailio: true })

// What the mock server takes, a server that people run has to take as well.
testCallsBetweenPeople(
  {},
  nightly('packages/web/src/phone/line/agent.test.ts', 'packages/mock-server/src/edge/sip/sip.test.ts'),
)
