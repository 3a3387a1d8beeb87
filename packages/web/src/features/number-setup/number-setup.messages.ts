import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Set up a number',
  subtitle: 'From a source to a number that rings, in six steps. Your choices are kept when you leave.',
  beginAnew: 'Start over',
  stepsLabel: 'Steps of the set-up',
  stepDone: 'done',
  stepNow: 'Step {number} of 6: {name}',
  step: {
    source: 'Source',
    number: 'Number',
    rings: 'Where it rings',
    recording: 'Routing',
    test: 'Test call',
    summary: 'Summary',
  },
  text: {
    source: 'Where the number will be shown. Its calls count for this source.',
    number: 'The number that callers dial.',
    rings:
      'The phone that rings, and the gateway of the call. Choose a voice menu, voicemail or several phones under Routing.',
    recording:
      'A routing action sends calls elsewhere, such as to a voice menu or several phones. It can record them and play a whisper. Without one they go straight to the receiving number.',
    test: 'Proves where calls go before anybody else calls.',
    summary: 'Your set-up, and the call flow.',
  },
  missing: {
    source: 'No source is chosen yet: calls would count for none.',
    number: 'No number is chosen yet: nothing can be saved before.',
    rings: 'Nothing is chosen yet that could ring: neither a receiving number nor, under Routing, a routing action.',
    unsaved: 'Your choices are not saved yet: calls still go where they went before.',
  },
  goTo: 'Go to {step}',
  source: 'Tracking source',
  number: 'Tracking number',
  numberHint: 'One that you have already',
  numberGone: 'This number is gone. Choose another.',
  buy: 'Buy a number',
  buyText: 'Once it is bought, its link “Set up” leads back here.',
  buyFor: 'A user of this customer buys new numbers for it: act as one of them.',
  buyForWhom: 'A new number is bought for one customer: choose it in the step Source.',
  receivingNumber: 'Receiving number',
  gateway: 'Gateway',
  defaultGateway: 'The default outbound gateway',
  routingAction: 'Routing action',
  back: 'Back',
  next: 'Next',
  save: 'Save and continue',
  saveNow: 'Save',
  saved: '{number} is set up.',
  stepSaved: 'Your choices are saved: calls follow them now.',
  finish: 'Finish',
  callYourself:
    'Call the number from any phone. It is charged and logged as any call, and appears here as soon as it comes in.',
  noCallYet: 'No call has come in yet.',
  cameIn: '{time}, from {caller}',
  underWay: 'It is under way.',
  became: {
    answered: 'It was answered.',
    missed: 'Nobody answered it.',
    busy: 'The line was busy.',
    failed: 'It did not go through.',
    voicemail: 'A message was left.',
  },
} as const

export const t = translator(messages)
