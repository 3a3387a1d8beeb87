import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Undo',
  open: 'Undo this…',
  intro: 'Choose what goes back to what it was. Nothing else of these records changes.',
  run: 'Undo what is chosen',
  none: 'Nothing is left to undo.',
  readFailed: 'The records could not be read',
  row: '{one} {name}',
  rowId: '{one} {id}',
  back: 'back to {before}',
  empty: 'empty',
  restored: 'Bring back {thing}',
  whyNot: {
    refused: 'There is nothing to undo: the call was not done.',
    old: 'Changes are undone for {days, number} days, and this one is older.',
    added: 'It added a record. To undo that, delete the record in its list.',
    notKept: 'It can’t be undone: what it changed was not kept as it was before.',
    noRecord: 'There is nothing to undo: it changed no record.',
    money:
      'Money that was moved is not undone here: a refund or a credit gives it back, and a plan is changed in Billing.',
    proof: 'It can’t be undone: passwords and proofs of an address are not kept. Ask for new ones.',
    key: 'It can’t be undone: keys are not kept. Make a new one for the user.',
    card: 'It can’t be undone here: the payment provider keeps the cards. Save or take out the card in Billing.',
    menu: 'Voice menus keep their versions: go back to an earlier one in the menu itself.',
    ticket: 'A message that was sent can’t be undone: answer the ticket once more.',
    numbersOfCalls:
      'Calls follow their number: give the number its old digits again, and put its calls in order once more.',
    consent: 'It can’t be undone here: agree, or take it back, in Billing.',
  },
  standing: {
    asMade: 'Still as this change made it',
    changedSince: 'Changed since; it is {now} now',
    isBack: 'Is what it was already',
    served: 'Not set by hand: change it with the action that is there for it',
    notKept: 'Its value was not kept',
  },
  rowWhyNot: {
    account: 'An account can’t be brought back: its money, cards and sign-ins went with it. Add a new customer.',
    gone: 'The record is deleted. Undo the deletion first.',
    isThere: 'Is there again already.',
    unchangeable: 'Records of this kind can’t be added or changed by hand.',
    forbidden: 'You may not change it. Ask somebody who may.',
    secret: 'It held a secret that nobody can read again. Add a new one.',
    lacks: 'Not kept: {fields}. Add it again in its list.',
  },
  menuDraft: 'A voice menu comes back as a draft. Publish it when its choices are right.',
  outcome: {
    done: 'Undone.',
    newId: 'Back under a new ID, {id}: links to the old one lead nowhere.',
    unled:
      'Back under a new ID, {id}. Targets and keys that led to the old one still do, as they could not be changed. {why}',
    moved: 'Somebody changed it while you chose. Look at it once more.',
    skipped: 'Left out, as what it belongs to did not come back.',
    failed: 'Not undone. {why}',
  },
} as const

export const t = translator(messages)
