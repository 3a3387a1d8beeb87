// What a voice menu of many nodes costs to check and to walk: both are asked for with each key press of its form.
import { checkMenu, setupOf, traceCall } from '../src/call-flow/index.ts'

const MENUS = 84
const CHOICES = 5
const CALLED = '+12125550100'

const menus = Array.from({ length: MENUS }, (_, at) => ({
  id: at + 1,
  customerId: 2,
  name: `Menu ${at + 1}`,
  status: 'published',
  greeting: { kind: 'text', text: 'Hello' },
  timeoutSeconds: 5,
  maxAttempts: 3,
}))
// Each menu leads to the next one, so that all of them are looked into.
const keys = ['1', '2', '3', 'timeout', 'invalid'].slice(0, CHOICES)
const choices = menus.flatMap(({ id }) =>
  keys.map((key, at) => ({
    ...{ id: id * 10 + at, ivrId: id, key, position: at + 1 },
    ...(key === '1' && id < MENUS ? { kind: 'voice_menu', target: String(id + 1) } : { kind: 'repeat' }),
  })),
)
const action = { id: 1, customerId: 2, name: 'Menu', type: 'voice_menu', recordCalls: false }
const rows = {
  menus,
  choices,
  customers: [{ id: 2, state: 'active', balance: 1, accounting_type: 'prepaid' }],
  actions: [{ ...action, targets: [{ kind: 'voice_menu', target: '1' }] }],
  numbers: [
    {
      ...{ id: 1, customerId: 2, tracking_number: CALLED, numberType: 'local', status: 'active' },
      ...{ totalCalls: 0, routing_actionId: 1 },
    },
  ],
}

/** Median of what some runs take, in milliseconds. */
function median(run) {
  const times = Array.from({ length: 21 }, () => {
    const from = performance.now()
    run()
    return performance.now() - from
  })
  return times.sort((one, other) => one - other)[10]?.toFixed(1)
}

const [first] = menus
const pressed = menus.map(() => '1')
const nodes = menus.length + choices.length
console.log(`sdk: ${nodes} nodes checked in ${median(() => checkMenu(setupOf(rows), first))} ms (at most 100)`)
console.log(
  `sdk: all of ${MENUS} menus checked in ${median(() => menus.map((menu) => checkMenu(setupOf(rows), menu)))} ms`,
)
const { steps } = traceCall(setupOf(rows), { called: CALLED, at: new Date(), keys: pressed })
const traced = median(() => traceCall(setupOf(rows), { called: CALLED, at: new Date(), keys: pressed }))
console.log(`sdk: a call through ${MENUS} menus, ${steps.length} steps, traced in ${traced} ms (at most 100)`)
