import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Your first number in three steps',
  done: '{count, number} of 3 done',
  allDone: 'Your number rings, and its calls are counted.',
  stepDone: 'done',
  hide: 'Put away',
  show: 'Show the three steps',
  step: {
    buy: 'Buy a number',
    rings: 'Say where it rings',
    test: 'Make a test call',
  },
  text: {
    buy: 'It is what your customers dial. The wallet pays for it.',
    rings: 'One of your phones, or a routing action for several.',
    test: 'It proves where calls go before anybody else calls.',
  },
} as const

export const t = translator(messages)
