import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Set up a number',
  subtitle: 'From a source to a number that rings, in six steps. What you chose is kept when you leave.',
  beginAnew: 'Start over',
  stepsLabel: 'Steps of the set-up',
  stepDone: 'done',
  stepNow: 'Step {number} of 6: {name}',
  step: {
    source: 'Source',
    number: 'Number',
    rings: 'Where it rings',
    recording: 'Recording',
    test: 'Test call',
    summary: 'Summary',
  },
  text: {
    source: 'What the number will be shown on. Its calls count for this source.',
    number: 'The number that callers dial: one you hold already, or a new one.',
    rings:
      'Who answers, and over which gateway the call goes there. A voice menu, voicemail or several phones are chosen under Recording, where the routing actions are.',
    recording:
      'A routing action says where calls go instead, such as to a voice menu or several phones, whether they are recorded and what is read to whoever answers. Without one they go straight to the receiving number.',
    test: 'Proves where calls go before anybody else calls.',
    summary: 'What was set up, and the way of a call.',
  },
  missing: {
    source: 'No source is chosen yet: calls would count for none.',
    number: 'No number is chosen yet: nothing can be saved before.',
    rings: 'Nothing is chosen yet that could ring: neither a receiving number nor, under Recording, a routing action.',
    unsaved: 'What you chose is not saved yet: calls still go where they went before.',
  },
  goTo: 'Go to {step}',
  source: 'Tracking source',
  number: 'Tracking number',
  numberHint: 'One that is held already',
  numberGone: 'This number is gone. Choose another.',
  buy: 'Buy a number',
  buyText: 'Once it is bought, its link “Set up” leads back here.',
  receivingNumber: 'Receiving number',
  gateway: 'Gateway',
  defaultGateway: 'The default outbound gateway',
  routingAction: 'Routing action',
  back: 'Back',
  next: 'Next',
  save: 'Save and go on',
  saved: '{number} is set up.',
  finish: 'Finish',
  callYourself: 'Call the number from any phone. The call stands here as soon as it comes in.',
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
